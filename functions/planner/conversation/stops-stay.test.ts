import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { converse } from './test-conversation.ts';

const ROUTES = [
  {
    said: 'fly into lisbon 10 may 2027, out of porto 17 may, one stop in coimbra',
    stops: ['Lisbon', 'Coimbra', 'Porto'],
  },
  {
    said: 'japan 12 days from 24 april 2027: tokyo, kyoto, hiroshima, osaka',
    stops: ['Tokyo', 'Kyoto', 'Hiroshima', 'Osaka'],
  },
  { said: 'delhi, agra, jaipur and goa, 11 days from 9 feb 2027', stops: ['Delhi', 'Agra', 'Jaipur', 'Goa'] },
] as const;

const change = fc.constantFrom(
  'STOP needs a proper night, not just passing thru',
  'one more night in STOP',
  'STOP sounds hectic, slower there pls',
  'make STOP 3 nights, take the time from OTHER',
  'take a night from STOP and give it to OTHER',
  'STOP first, OTHER last',
  'the other way round please',
  'more food in STOP',
  'end in STOP',
  'is STOP worth it?',
  'what is the train from STOP to OTHER like',
  'we are vegetarian in STOP too',
  'start 2 days later',
  'cheaper please',
  'day 3 free',
  'STOP without museums',
);

it('no change of one stop loses another: every stop is on the card, the days add up, and none is empty', () => {
  fc.assert(
    fc.property(fc.constantFrom(...ROUTES), change, fc.nat(3), fc.nat(2), ({ said, stops }, text, one, by) => {
      const stop = stops[one % stops.length] ?? stops[0];
      const other = stops[(one + 1 + (by % (stops.length - 1))) % stops.length] ?? stops[1];
      const message = text.replace('STOP', stop.toLowerCase()).replace('OTHER', other.toLowerCase());
      const { answers, suggestion } = converse(said, message);
      const before = answers[0]?.suggestion;
      expect(
        [...stops].filter((name) => !suggestion?.destination?.includes(name)),
        message,
      ).toEqual([]);
      expect(suggestion?.itinerary.length, message).toBe(Number.parseInt(suggestion?.duration ?? '', 10));
      expect(
        suggestion?.itinerary.filter(({ activities }) => activities.length === 0),
        message,
      ).toEqual([]);
      expect(suggestion?.itinerary[0]?.title, message).toContain(
        (suggestion?.destination ?? '').split(/,| and /)[0] ?? '',
      );
      const isLonger =
        message.startsWith('one more') || message.includes('3 nights') || message.includes('proper night');
      if (!isLonger) expect(suggestion?.duration, message).toBe(before?.duration);
    }),
    { numRuns: 120, seed: 2027 },
  );
}, 90_000);

it.each([
  ['flights were cheaper the other way. so porto first, lisbon last. same dates', 'Porto, Coimbra and Lisbon'],
  ['coimbra needs a proper night, not just passing thru. total stays the same', 'Lisbon, Coimbra and Porto'],
  ['start in porto', 'Porto, Lisbon and Coimbra'],
])('"%s" goes %s', (message, route) => {
  const { answers, last, suggestion } = converse(ROUTES[0].said, message);
  expect(suggestion).toMatchObject({
    destination: route,
    startDate: '2027-05-10',
    duration: answers[0]?.suggestion?.duration,
  });
  expect(last?.message).not.toMatch(/did not understand/);
});

it('the nights of a stop that goes are where they were sent, and what is not enough elsewhere is taken from there', () => {
  const japan = converse(ROUTES[1].said, 'then skip hiroshima, its days go to kyoto');
  expect(japan.last?.message).toMatch(/Kyoto has \d nights now, instead of \d and Hiroshima is out/);
  expect(japan.suggestion).toMatchObject({ destination: 'Tokyo, Kyoto and Osaka', duration: '12 days' });
  const india = converse(
    ROUTES[2].said,
    'ok n make goa 4 nights, take the time from delhi if u have to. flights jaipur-goa?',
  );
  expect(india.last?.message).toMatch(/Goa has 4 nights now/);
  expect(india.suggestion).toMatchObject({ destination: 'Delhi, Agra, Jaipur and Goa', duration: '11 days' });
});

it('days in one more town come behind the days that are there', () => {
  const { suggestion } = converse('mexico city 5 days from 30 oct 2027', 'add 2 days oaxaca at the end');
  expect(suggestion).toMatchObject({
    destination: 'Mexico City and Oaxaca',
    duration: '7 days',
    startDate: '2027-10-30',
  });
});
