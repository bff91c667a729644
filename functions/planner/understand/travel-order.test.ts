import { expect, it } from 'vitest';
import { converse } from '../conversation/test-conversation.ts';

it.each([
  ['5 days in Rome and Florence, fly into Florence', 'Florence and Rome'],
  ['10 days Italy: Venice, Rome first, Florence', 'Rome, Venice and Florence'],
  ['10 days Italy: Venice, Florence last, Rome', 'Venice, Rome and Florence'],
  ['12 days in Vietnam: Hoi An, Hanoi in, Saigon out', 'Hanoi, Hoi An and Ho Chi Minh City'],
])('"%s" goes by what is said to be first and last, before or behind the name', (message, destination) => {
  expect(converse(message).suggestion?.destination).toBe(destination);
});

it.each([
  ['Sydney and Melbourne 19 dec to 3 jan, flying into Melbourne and out of Sydney', 'Melbourne and Sydney'],
  ['Lisbon and Porto 8 days, fly into Porto and home from Lisbon', 'Porto and Lisbon'],
  ['10 days in Japan, land at Haneda, fly home from Kansai. Tokyo, Kyoto', 'Tokyo, Kyoto and Osaka'],
  ['flying into JFK this thursday 11am, leaving sunday 6pm from JFK', 'New York'],
  ['Paris from 10 to 12 march, train home from gare de lyon 18:40', 'Paris'],
])('"%s" begins where one comes in and ends where one leaves, by the names of airports too', (message, destination) => {
  expect(converse(message).suggestion?.destination).toBe(destination);
});
