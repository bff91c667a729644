import { describe, expect, it } from 'vitest';
import { findTastes, NEVER } from './find-interests.ts';

const WISH = 2;
const STRONG = 3;
const LESS = -2;

describe('what a traveller likes', () => {
  it.each([
    ['museums', { 'kind:museum': WISH }],
    ['no museums', { 'kind:museum': NEVER }],
    ['less shopping', { shopping: LESS }],
    ['i love wine', { wine: STRONG }],
    ["i don't mind museums", { 'kind:museum': 1 }],
    ['anything but museums', { 'kind:museum': NEVER }],
    ['museums bore me', { 'kind:museum': NEVER }],
    ['shopping is not my thing', { shopping: NEVER }],
    ['a quiet week', {}],
  ])('is a wish, a strong one, one of few, or excluded, as the words around it say: %s', (said, tastes) => {
    expect(findTastes(said)).toEqual(tastes);
  });

  it.each([
    ['no museums, churches or shops', { 'kind:museum': NEVER, architecture: NEVER, shopping: NEVER }],
    ['no spas, nightlife', { spa: NEVER, nightlife: WISH, 'kind:night': WISH }],
    ['no museums, more food', { 'kind:museum': NEVER, food: STRONG }],
    ['no museums but food', { 'kind:museum': NEVER, food: WISH }],
    ['no museums. wine', { 'kind:museum': NEVER, wine: WISH }],
    ['no museums; wine', { 'kind:museum': NEVER, wine: WISH }],
    ['less shopping, more wine', { shopping: LESS, wine: STRONG }],
    ['wine but no museums', { wine: WISH, 'kind:museum': NEVER }],
    ['i love wine, no museums', { wine: STRONG, 'kind:museum': NEVER }],
    ['i love wine, food', { wine: STRONG, food: WISH }],
    ['more wine instead of museums, less shopping', { wine: STRONG, shopping: LESS }],
  ])('is not carried past the turn to another subject: %s', (said, tastes) => {
    expect(findTastes(said)).toMatchObject(tastes);
  });

  it.each([
    ['wine, no wine', { wine: NEVER }],
    ['no wine. wine', { wine: NEVER }],
    ['wine. i love wine', { wine: STRONG }],
    ['i love wine. wine', { wine: STRONG }],
    ['less wine. no wine', { wine: NEVER }],
  ])('is said twice: what is excluded stays so, and else the stronger word counts: %s', (said, tastes) => {
    expect(findTastes(said)).toEqual(tastes);
  });
});
