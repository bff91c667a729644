import { describe, expect, it } from 'vitest';
import { converse } from './test-conversation.ts';

const PARIS = 'paris tue 16 to fri 19 march. mona lisa, eiffel, orsay. louvre on the first day please first thing';

it('a sight that is wanted on a day on which it is closed is said first, with the day that it is on', () => {
  const { last, suggestion } = converse(PARIS);
  expect(last?.message).toMatch(/^Louvre is closed on day 1 \(Tuesday, Mar 16\).* It stays on day 2/);
  expect(suggestion?.itinerary?.[1]?.activities).toContain('Louvre');
});

it('a sight that is wanted on a day is on that day of the first plan', () => {
  const { suggestion } = converse('rome 5 days in may. colosseum on day 4 please');
  expect(suggestion?.itinerary?.[3]?.activities.join()).toMatch(/Colosseum/);
});

it('an evening that is to stay free is free in the first plan', () => {
  const { suggestion } = converse('lisbon 12 to 16 april. keep wednesday evening free please');
  const evening = suggestion?.itinerary?.[2]?.details?.filter(({ timeOfDay }) => timeOfDay === 'evening');
  expect(evening).toEqual([]);
});

it('a question in the message that asks for the plan is answered beside it', () => {
  const { last } = converse('Rio de janeiro 4 days in august, maracana, a samba night, is it safe at night tho');
  expect(last?.suggestion?.destination).toBe('Rio de Janeiro');
  expect(last?.message).toMatch(/After dark/);
});

it.each([
  ['mexico city 5 days from 29 october, casa azul', 'la casa azul abre el domingo?'],
  ['berlin 3 days, east side gallery', 'the east side gallery, hm?'],
])('"%s" → "%s" takes nothing off', (first, question) => {
  expect(converse(first, question).suggestion?.itinerary).toEqual(converse(first).suggestion?.itinerary);
});

it.each([
  ['sydney 29 dec to 3 jan. blue mountains day trip', 'move the blue mountains to the 2nd', 4, /Blue Mountains/],
  ['sydney 29 dec to 3 jan. blue mountains day trip', "keep new year's day totally empty", 3, /A day to yourself|^$/],
])('"%s" → "%s" knows the day by its date or its name', (first, edit, day, activities) => {
  expect(converse(first, edit).suggestion?.itinerary?.[day]?.activities.join()).toMatch(activities);
});

it('what was asked for in one town is not missed in the next', () => {
  const { last } = converse('toronto 4 days in june with niagara falls', 'sorry, vancouver instead and only 3 days');
  expect(last?.message).not.toContain('Niagara');
});

describe('the length of a trip', () => {
  it.each([
    ["vietnam 14 days from 9 jan: hanoi, hoi an, ho chi minh. we're 2 brits, £60 a day each", '14 days'],
    ['sydney 4 days then melbourne 3, from thu 14 jan', '7 days'],
    ['fly into Milan sat 4 sept, out of Naples weds 15 sept. venice & florence for sure', '12 days'],
    ['dublin this thursday after work (flight gets in 8pm), have to be back home by sunday lunch', '4 days'],
    ['amsterdam. good friday to easter monday', '4 days'],
    ['week-end à Séville pour deux du vendredi 16 au dimanche 18 avril, on adore le flamenco', '3 days'],
    ['weekend romantico a praga 5-7 febbraio, no folla se possibile, cena carina il sabato', '3 days'],
  ])('of "%s" is %s', (message, duration) => {
    expect(converse(message).suggestion?.duration).toBe(duration);
  });

  it.each([
    ['budapest 3 nights from fri 5 march', 'nothing before 11 sat and sun'],
    ['iceland from sat 12 june, 8 days', 'slower please. no more than 3 hrs driving a day'],
  ])('of "%s" stays after "%s"', (message, edit) => {
    const { duration } = converse(message).suggestion ?? {};
    expect(converse(message, edit).suggestion?.duration).toBe(duration);
  });
});

it.each([
  ['hong kong with our 6yr old, fri 16 july to tue 20 july. disneyland ofc', 'Hong Kong Disneyland'],
  ['istanbul mon 19 - wed 21 april, hagia sophia, blue mosque, topkapi', 'Topkapı Palace'],
  ['4 days in marrakech in march. hammam, gardens', 'Evening hammam'],
])('"%s" has %s, and what nobody asked for makes way', (message, title) => {
  const activities = (converse(message).suggestion?.itinerary ?? []).flatMap((day) => day.activities);
  expect(activities).toContain(title);
});

it.each([
  ['london paris rome athens istanbul in 3 days', /Rome, Athens and Istanbul cannot be done/],
  ['amsterdam 10 - 13 november 2026 for 2', /^Nov 10, 2026 has passed, so this is for 2027/],
  ['copenhagen 24 to 28 march, tivoli is a must', /Tivoli Gardens: closed in March/],
])('"%s" is told what cannot be', (message, said) => {
  expect(converse(message).last?.message).toMatch(said);
});

it.each([
  ['me and my sister, barcelona 3 days in may', 'Barcelona'],
  ['crete 6 days no car, vegan', 'Crete'],
  ['LA - vegas - LA, 8 days from 3 july', 'Los Angeles and Las Vegas'],
])('"%s" goes to %s', (message, destination) => {
  expect(converse(message).suggestion?.destination).toBe(destination);
});

it('NOT before a place excludes it', () => {
  const { last } = converse('honeymoon in october, beach + culture, NOT the maldives everyone goes there');
  expect(last?.quickSuggestions?.length).toBeGreaterThan(1);
  expect(last?.message).not.toMatch(/Maldives/);
});

it('a question that nothing answers changes nothing, and is not taken for a riddle', () => {
  const { last } = converse('singapore one day on 3 december', 'where do i dump my bag?');
  expect(last?.suggestion).toBeUndefined();
  expect(last?.message).toMatch(/That I do not know|I do not know/);
});

it.each([
  ['6 lads, budapest, 3 nights', 'add the thermal bath one of the lads said theres a party in it', 'for 6 friends'],
  [
    'lisbon 4 days, 2 adults and 2 kids',
    'can u swap something for the oceanarium? the 6yo is obsessed with sharks',
    '2 children',
  ],
])('"%s" → "%s" counts the same people', (message, edit, people) => {
  const { last, suggestion } = converse(message, edit, 'make it cheaper');
  expect(`${last?.message} ${suggestion?.description}`).toContain(people);
});

it.each([
  ['peru 12 days in may: lima, cusco, machu picchu', 'Lima and Cusco'],
  ['ciao, voglio andare in scozia 7 giorni da solo, castelli e natura', 'Inverness and Edinburgh'],
])('"%s" does not go astray: %s', (message, destination) => {
  expect(
    converse(message)
      .suggestion?.destination?.split(/, | and /)
      .toSorted(),
  ).toEqual(destination.split(' and ').toSorted());
});

it.each(['put it back how it was', 'no, put that back'])('"%s" takes the last change back', (undo) => {
  const before = converse('5 days in Prague in march');
  const after = converse('5 days in Prague in march', 'make it cheaper', undo);
  expect(after.suggestion?.estimatedCost).toBe(before.suggestion?.estimatedCost);
});

it('a question about a country before there is a plan makes none', () => {
  expect(converse('do we need a visa for turkey?').last?.suggestion).toBeUndefined();
});
