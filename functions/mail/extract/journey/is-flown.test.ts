import { expect, it } from 'vitest';
import { readPastedText } from '../read-text.ts';

const typeOf = async (text: string) =>
  (await readPastedText(text, { receivedAt: new Date('2027-01-04T10:00:00Z') })).bookings.map(({ type }) => type);

it('a coach to an airport is no flight, however much of its mail is about flying', async () => {
  expect(
    await typeOf(
      'Your ticket\nFlying from Skavsta? Airport check-in, airline and flight news below.\n\n22 April 2027\nDeparture: 05:10 Uppsala Bus Station\nArrival: 06:25 Skavsta Airport\nLine: 812\n',
    ),
  ).toEqual(['transport']);
});

it('how long one waits for a connection is no stop of the journey', async () => {
  expect(
    await typeOf(
      'Your flights\n\n20 April 2027\nRome (FCO) 10:05\nNew York (JFK) 13:40\nCP 7044\n\nLayover in New York (JFK): 3h 25m\n\n20 April 2027\nNew York (JFK) 17:05\nSeattle (SEA) 20:22\nCP 109\n',
    ),
  ).toEqual(['flight', 'flight']);
});
