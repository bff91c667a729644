import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import type { TripSuggestion } from '#shared/planner/schema.ts';
import { converse } from './test-conversation.ts';

/** Routes from Saturday, 5 June 2027, with the nights of each stop. */
const ROUTES = [
  { stops: ['Prague', 'Vienna', 'Budapest'], nights: [3, 3, 2] },
  { stops: ['Seville', 'Granada', 'Madrid'], nights: [2, 3, 2] },
  { stops: ['Munich', 'Salzburg', 'Vienna'], nights: [3, 2, 3] },
  { stops: ['Rome', 'Florence'], nights: [4, 3] },
] as const;

const START = '2027-06-05';

const first = ({ stops, nights }: (typeof ROUTES)[number]) =>
  `${stops.map((name, index) => `${nights[index]} nights ${name}`).join(', ')}, from 5 june 2027`;

const programme = (suggestion: TripSuggestion | null | undefined) =>
  suggestion?.itinerary.map(({ activities }) => activities) ?? [];

const route = fc.constantFrom(...ROUTES);

it.each([
  [(day: number) => `sorry, we can't get away before the ${day}th`],
  [(day: number) => `wir können erst am ${day}. los, das ist unsere neue Planung`],
  [(day: number) => `non possiamo partire prima del ${day}, la scuola finisce dopo`],
  [(day: number) => `no podemos salir hasta el ${day} de junio`],
  [(day: number) => `finalement on ne peut pas partir avant le ${day} juin`],
  [(day: number) => `our holiday only begins on the ${day}th`],
])('a first day that they cannot go before moves all dates together, and the stops keep their nights: %s', (said) => {
  fc.assert(
    fc.property(route, fc.integer({ min: 6, max: 12 }), (way, day) => {
      const { answers, suggestion } = converse(first(way), said(day));
      expect(suggestion?.startDate, said(day)).toBe(`2027-06-${String(day).padStart(2, '0')}`);
      expect(suggestion?.duration).toBe(answers[0]?.suggestion?.duration);
      expect(suggestion?.destination).toBe(answers[0]?.suggestion?.destination);
    }),
    { numRuns: 3, seed: 5 },
  );
});

it('where the last day was said it stays, and the trip is shorter', () => {
  const { suggestion } = converse('prague and vienna, 5 june to 12 june 2027', 'we cannot set off before the 7th');
  expect(suggestion?.startDate).toBe('2027-06-07');
  expect(suggestion?.duration).toBe('6 days');
});

it('a town instead of a stop has its nights, and the days of the other stops stay as they are', () => {
  const said = fc.constantFrom('Zurich instead of STOP', 'swap STOP for Zurich', 'lieber Zürich statt STOP bitte');
  fc.assert(
    fc.property(route, fc.nat(2), said, (way, one, text) => {
      const at = one % way.stops.length;
      const stop = way.stops[at] ?? '';
      const { answers, suggestion } = converse(first(way), text.replace('STOP', stop));
      const before = answers[0]?.suggestion;
      expect(suggestion?.destination, text).toBe(before?.destination?.replace(stop, 'Zurich'));
      expect(suggestion?.duration).toBe(before?.duration);
      const from = way.nights.slice(0, at).reduce((sum: number, nights) => sum + nights, 0);
      // The day before the new town and the one after it have another way, and may keep less.
      expect(programme(suggestion).slice(0, from)).toEqual(programme(before).slice(0, from));
    }),
    { numRuns: 10, seed: 6 },
  );
});

it('a stop that is only seen by day has no night, and its nights go to the stop that it is seen from', () => {
  const said = fc.constantFrom(
    'STOP only as a day trip',
    'we would rather see STOP on a day trip, no bed there',
    'STOP nur als Tagesausflug bitte',
  );
  fc.assert(
    fc.property(route, fc.nat(2), said, (way, one, text) => {
      const stop = way.stops[one % way.stops.length] ?? '';
      const { answers, suggestion } = converse(first(way), text.replace('STOP', stop));
      expect(suggestion?.destination, text).not.toContain(stop);
      expect(suggestion?.duration, text).toBe(answers[0]?.suggestion?.duration);
      const days = suggestion?.itinerary.filter(({ title }) => /day trip/i.test(title)) ?? [];
      expect(
        days.map(({ title, activities }) => `${title} ${activities.join(' ')}`).join('; '),
        `${text} ${stop}`,
      ).toContain(stop);
    }),
    { numRuns: 10, seed: 7 },
  );
});

it('a day less here and one more there leaves the sum as it is, and undo restores every day', () => {
  const said = fc.constantFrom(
    'one day less in STOP and one day more in OTHER',
    'OTHER a day longer, STOP a day shorter',
    'un jour de moins à STOP, un de plus à OTHER s’il vous plaît',
    'ein Tag weniger in STOP, dafür einer mehr in OTHER bitte',
    'un giorno in meno a STOP e uno in più a OTHER',
    'on enlève un jour à STOP et on l’ajoute à OTHER',
    'reverse the order',
    'OTHER instead of STOP',
  );
  fc.assert(
    fc.property(route, fc.nat(2), said, (way, one, text) => {
      const [stop = '', other = ''] = [way.stops[one % way.stops.length], way.stops[(one + 1) % way.stops.length]];
      const message = text.replace('STOP', stop).replace('OTHER', other);
      const { answers, suggestion } = converse(first(way), message, 'undo');
      const [before, changed] = answers.map((each) => each.suggestion);
      expect(changed?.duration, message).toBe(before?.duration);
      expect(changed?.startDate, message).toBe(START);
      expect(programme(changed), message).not.toEqual(programme(before));
      expect(programme(suggestion), message).toEqual(programme(before));
    }),
    { numRuns: 12, seed: 8 },
  );
});

it('days at the end of a way of several stops are nights in the last of them', () => {
  fc.assert(
    fc.property(route, fc.integer({ min: 1, max: 3 }), (way, by) => {
      const { answers, suggestion } = converse(first(way), `add ${by === 1 ? 'a day' : `${by} days`} at the end`);
      const before = answers[0]?.suggestion?.itinerary ?? [];
      expect(suggestion?.itinerary).toHaveLength(before.length + by);
      const kept = before.length - 1;
      expect(programme(suggestion).slice(0, kept)).toEqual(programme(answers[0]?.suggestion).slice(0, kept));
    }),
    { numRuns: 4, seed: 9 },
  );
});

it.each([
  ['berlin, dresden and prague, 10 days from 12 july 2027', 'give dresden one day and berlin the rest', '10 days'],
  [
    'oslo and bergen 6 days from 2 june 2027',
    'bergen is too short, want two more nights there and two fewer in oslo',
    '6 days',
  ],
])('after "%s", "%s" leaves the sum of the nights as it is', (first, said, duration) => {
  expect(converse(first, said).suggestion?.duration).toBe(duration);
});

it('a trip out of a stop stays a trip: the stops and their nights are as they were', () => {
  const first = 'japan 10 days from 2 april 2027, tokyo kyoto osaka';
  for (const said of [
    'also nara for the deer, from kyoto or osaka whatever is easier',
    'can we do nara as a day trip from kyoto',
    'a day trip to uji would be nice',
  ]) {
    const { answers, suggestion, last } = converse(first, said);
    expect(suggestion?.destination, said).toBe(answers[0]?.suggestion?.destination);
    expect(suggestion?.duration, said).toBe('10 days');
    expect(programme(suggestion).flat().join(), said).toMatch(said.includes('uji') ? /Uji/ : /Nara/);
    expect(
      last?.account?.filter(({ outcome }) => outcome !== 'done' && outcome !== 'answered'),
      said,
    ).toEqual([]);
  }
});

it('a stop that is put back for a day is on the way, and the trip ends where it did', () => {
  const { suggestion } = converse(
    'Bonjour, nous voulons une semaine en Andalousie du 13 au 19 mars 2027: Seville, Cordoue, Grenade',
    'on préférerait commencer par Grenade et finir à Séville',
    'et si on enlevait Cordoue?',
    'finalement remettez Cordoue, 1 seul jour suffit',
  );
  expect(suggestion?.destination).toBe('Granada, Córdoba and Seville');
  expect(suggestion?.duration).toBe('7 days');
});
