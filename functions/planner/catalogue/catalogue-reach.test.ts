import { expect, it } from 'vitest';
import { catalogue } from './catalogue.ts';
import data from './country-routes.json' with { type: 'json' };

/** By arrivals from abroad in the city rankings of the last years, without an order; islands by their main town. */
const MOST_VISITED = [
  ...['Bangkok', 'Istanbul', 'London', 'Hong Kong', 'Mecca', 'Antalya', 'Dubai', 'Macau', 'Paris', 'Kuala Lumpur'],
  ...['Singapore', 'New York', 'Tokyo', 'Osaka', 'Seoul', 'Taipei', 'Medina', 'Phuket', 'Pattaya', 'Johor Bahru'],
  ...['Delhi', 'Mumbai', 'Agra', 'Jaipur', 'Chennai', 'Kolkata', 'Shenzhen', 'Guangzhou', 'Shanghai', 'Denpasar'],
  ...['Ho Chi Minh City', 'Hanoi', 'Ha Long', 'Siem Reap', 'Cairo', 'Hurghada', 'Jerusalem', 'Johannesburg', 'Rome'],
  ...['Milan', 'Venice', 'Florence', 'Barcelona', 'Madrid', 'Palma', 'Amsterdam', 'Vienna', 'Prague', 'Berlin'],
  ...['Munich', 'Athens', 'Heraklion', 'Rhodes', 'Dublin', 'Miami', 'Orlando', 'Las Vegas', 'Los Angeles', 'Cancún'],
];

it('the catalogue has at least 170 destinations with 9,000 places, among them the most visited cities of the world', () => {
  const { destinations, destination } = catalogue();
  expect(destinations.length).toBeGreaterThanOrEqual(170);
  expect(destinations.flatMap(({ places }) => places).length).toBeGreaterThanOrEqual(9000);
  expect(MOST_VISITED.filter((name) => destination(name) === undefined)).toEqual([]);
});

it('the route of a country goes over its destinations, and every leg joins two of the catalogue, once', () => {
  const strayed = data.routes.flatMap(({ country, stops }) =>
    stops.map(([name]) => String(name)).filter((name) => catalogue().destination(name)?.country !== country),
  );
  expect(strayed).toEqual([]);
  const ends = data.legs.map(([from, to]) => [String(from), String(to)].sort());
  expect(ends.flat().filter((name) => catalogue().destination(name)?.name !== name)).toEqual([]);
  const pairs = ends.map((each) => each.join(' – '));
  expect(pairs.filter((pair, index) => pairs.indexOf(pair) !== index)).toEqual([]);
});
