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

it.each([
  ['sorry, the weekend after that', '2027-05-21', '4 days'],
  ['make it thursday to sunday', '2027-05-13', '4 days'],
  ['friday to sunday instead', '2027-05-14', '3 days'],
  ['push everything a week later', '2027-05-21', '4 days'],
])('"%s" moves the dates from where they are', (said, startDate, duration) => {
  expect(converse('Amsterdam from 14 to 17 May 2027', said).suggestion).toMatchObject({ startDate, duration });
});

it('a sum alone is the budget, once one was said', () => {
  const { last } = converse('Istanbul for 2, 4 days from 18 Feb 2027, 600 euros in all', 'hm ok. make it 400 then');
  expect(last?.message).toMatch(/€400/);
  expect(last?.suggestion?.duration).toBe('4 days');
});
