import { expect, it } from 'vitest';
import { cutText, IDEA_HIGHLIGHT, PREVIEW_TITLE, TOP_PICK } from './cut-text.ts';

function expectCut(limit: number, characters: number): void {
  expect(cutText('x'.repeat(characters), limit)).toBe('x'.repeat(characters));
  expect(cutText('x'.repeat(characters + 1), limit)).toBe(`${'x'.repeat(characters)}...`);
}

it('PLAN-22 OPEN-21 a longer highlight of an idea is cut to its first characters and three dots', () => {
  expectCut(IDEA_HIGHLIGHT, 30);
});

it('PLAN-28 OPEN-21 a longer top pick is cut to its first characters and three dots', () => {
  expectCut(TOP_PICK, 25);
});

it('PLAN-30 OPEN-21 a longer title of a preview is cut to its first characters and three dots', () => {
  expectCut(PREVIEW_TITLE, 20);
});

it('OPEN-21 a character is never cut in two', () => {
  expect(cutText('🗼🗼🗼', 2)).toBe('🗼🗼...');
});
