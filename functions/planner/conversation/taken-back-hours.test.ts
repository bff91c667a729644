import { expect, it } from 'vitest';
import type { TripSuggestion } from '#shared/planner/schema.ts';
import { converse } from './test-conversation.ts';

const titles = (suggestion: TripSuggestion | null | undefined) =>
  suggestion?.itinerary.map(({ activities }) => activities);

it('a meeting that is cancelled frees its day, which is filled, and the others stay as they are', () => {
  const { answers, suggestion } = converse(
    'Singapore mon 8 to thu 11 feb 2027, meetings 9 to 1730 every day, free only evenings',
    'my tuesday meeting got cancelled! so tuesday is free all day',
  );
  const [before, after] = [titles(answers[0]?.suggestion), titles(suggestion)];
  expect(before?.map((day) => day.includes('Meetings'))).toEqual([true, true, true, true]);
  expect(after?.map((day) => day.includes('Meetings'))).toEqual([true, false, true, true]);
  expect(after?.[1]?.length).toBeGreaterThan(before?.[1]?.length ?? 0);
  expect(after?.toSpliced(1, 1)).toEqual(before?.toSpliced(1, 1));
});

it.each([
  [
    'Barcelona 3 days from 28 may 2027, Park Güell',
    'leave park guell out, put something flat there instead',
    'Park Güell',
  ],
  ['New York 3 days from 4 june 2027', 'drop the Brooklyn Bridge. staten island ferry also no', 'Staten Island Ferry'],
])('after "%s", "%s" never brings back what is out', (start, said, name) => {
  for (const more of ['make it 4 days', 'something else for day 2', 'more sights please'])
    expect(titles(converse(start, said, more).suggestion)?.flat()).not.toContain(name);
});

it('both of two feasts are kept free', () => {
  const { suggestion } = converse(
    'Melbourne thurs 24 dec 2026 to mon 28 dec',
    'keep both xmas day and boxing day free',
  );
  for (const day of [1, 2])
    expect(suggestion?.itinerary[day]?.details?.every(({ category }) => category === 'sightseeing')).toBe(true);
  for (const day of [1, 2]) expect(suggestion?.itinerary[day]?.activities.length).toBe(1);
});

it('what was asked for and refused leaves the plan that stands, also on "like before"', () => {
  const turns = [
    'Rome 3 days from 4 may 2027',
    'make it 5 days',
    'add the Eiffel Tower on day 9',
    'nah, stay in Rome like before',
  ];
  expect(titles(converse(...turns).suggestion)).toEqual(titles(converse(...turns.slice(0, 2)).suggestion));
});

it('undo goes back to exactly the plan that stood, step by step', () => {
  // With more messages the chat has lost its beginning.
  const edits = ['keep day 2 free', 'meetings 9 to 5 on wednesday', 'no churches'];
  const start = 'Rome 4 days from mon 3 may 2027';
  for (let count = 1; count <= edits.length; count++) {
    const done = edits.slice(0, count);
    expect(titles(converse(start, ...done, 'undo').suggestion)).toEqual(
      titles(converse(start, ...done.slice(0, -1)).suggestion),
    );
  }
});

it('the last days in another place are there, and the length stays', () => {
  const { suggestion, last } = converse(
    'Singapore 6 days from tue 12 oct 2027',
    'what if we do sat to sun in Kuala Lumpur instead',
  );
  expect(suggestion).toMatchObject({
    destination: 'Singapore and Kuala Lumpur',
    duration: '6 days',
    startDate: '2027-10-12',
  });
  expect(last?.message).toMatch(/the way there from Singapore/);
});

it('a day trip where one sleeps is a stop, and the trip comes back for its last night', () => {
  const { suggestion } = converse('Marrakech 7 days from sat 27 march 2027, Agafay', '1 night in the desert instead');
  expect(suggestion?.duration).toBe('7 days');
  expect(suggestion?.destination).toMatch(/Marrakech and Agafay desert/);
});

it.each([
  'roughly what will it all cost for us 4, without flights',
  'agafay or the coast, whats the difference for us',
])('"%s" only asks', (question) => {
  expect(converse('Marrakech 7 days from sat 27 march 2027, Agafay', question).last?.suggestion).toBeUndefined();
});
