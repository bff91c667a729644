import { expect, it } from 'vitest';
import { cutText, IDEA_HIGHLIGHT, PREVIEW_TITLE, TOP_PICK } from './cut-text.ts';

it.each([
  ['PLAN-22', IDEA_HIGHLIGHT, 30],
  ['PLAN-28', TOP_PICK, 25],
  ['PLAN-30', PREVIEW_TITLE, 20],
])('%s OPEN-21 a longer text is cut to its first characters and three dots', (_, limit, characters) => {
  expect(cutText('x'.repeat(characters), limit)).toBe('x'.repeat(characters));
  expect(cutText('x'.repeat(characters + 1), limit)).toBe(`${'x'.repeat(characters)}...`);
});

it('OPEN-21 a character is never cut in two', () => {
  expect(cutText('🗼🗼🗼', 2)).toBe('🗼🗼...');
});
