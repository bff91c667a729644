import { expect, it } from 'vitest';
import { converse } from './test-conversation.ts';

const ROME = 'Rome from 4 to 8 May 2027, two of us';

it.each([
  'one day my nephew wants something cool with his dad, the rest of us take it slow',
  'our flight home leaves at 18:30 on the 8th',
  'we meet an old friend on the 6th',
  'a couple of days should be quiet ones',
  'I want more time for shopping',
  'one long lunch of 3 hours please',
  'two nights of the stay we cook for ourselves',
  'my birthday is on 20 May by the way',
])('"%s" is said of a trip that is planned, and gives it no other frame', (said) => {
  expect(converse(ROME, said).suggestion).toMatchObject({ startDate: '2027-05-04', duration: '5 days' });
});

it.each([
  ['actually only 3 days', '2027-05-04', '3 days'],
  ['make it a week', '2027-05-04', '7 days'],
  ['we only have 4 days after all', '2027-05-04', '4 days'],
  ['from the 11th please', '2027-05-11', '5 days'],
  ['can we go on 11 May instead', '2027-05-11', '5 days'],
  ['we fly home on the 10th now', '2027-05-04', '7 days'],
  ['Naples instead, for 3 days', '2027-05-04', '3 days'],
])('"%s" is a new frame', (said, startDate, duration) => {
  expect(converse(ROME, said).suggestion).toMatchObject({ startDate, duration });
});

it('a weekday of a trip that has no dates yet gives it none', () => {
  const { suggestion } = converse('5 days in Rome', 'on Wednesday a day trip to Tivoli');
  expect(suggestion?.startDate).toBeUndefined();
  expect(suggestion?.duration).toBe('5 days');
});
