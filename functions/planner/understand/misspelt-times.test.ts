import { expect, it } from 'vitest';
import { withTimesSpelt } from './misspelt-times.ts';

it.each([
  ['berlin 3 dyas', 'berlin 3 days'],
  ['two nihgts in Porto', 'two nights in Porto'],
  ['Oslo in feburary', 'Oslo in february'],
  ['from wendesday to firday', 'from wednesday to friday'],
])('"%s" is read as "%s"', (said, read) => {
  expect(withTimesSpelt(said)).toBe(read);
});

it.each([
  '3 dogs in Porto',
  'dyas is no word of time alone',
  'two nights in Nice',
  'on sundays and from Monza',
  'in May or in Marseille',
  '4 mates in Wien',
])('"%s" is left as it is', (said) => {
  expect(withTimesSpelt(said)).toBe(said);
});
