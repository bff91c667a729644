import { expect, it } from 'vitest';
import { catalogue } from '../catalogue/catalogue.ts';
import routes from '../catalogue/country-routes.json' with { type: 'json' };
import { NEEDS } from '../needs/needs.ts';
import { countryFacts } from './country-facts.ts';
import { kitchenOf } from './kitchens.ts';
import nights from './new-years-eve.json' with { type: 'json' };
import passports from './passports.json' with { type: 'json' };
import seas from './sea-temperatures.json' with { type: 'json' };
import sights from './sights.json' with { type: 'json' };
import cities from './step-free-transport.json' with { type: 'json' };
import visas from './visas.json' with { type: 'json' };
import sentences from './waiter-sentences.json' with { type: 'json' };
import ways from './ways-between.json' with { type: 'json' };

const { destinations } = catalogue();
const names = new Set(destinations.map(({ name }) => name));
const countries = [...new Set(destinations.map(({ country }) => country))];

it.each(countries)('the country %s of a destination has its facts, its kitchen and its rules of entry', (code) => {
  const isSchengen = visas.groups.SCHENGEN.split(' ').includes(code);
  expect(countryFacts(code)).toBeDefined();
  expect(kitchenOf(code)).toBeDefined();
  expect(isSchengen || visas.rules.some(({ to }) => to === code) || code === 'MO').toBe(true);
});

it('a fact is of a place that the catalogue has, by its name', () => {
  const said = [
    ...seas.seas.flatMap(({ at }) => at),
    ...ways.ways.flatMap(({ between }) => between),
    ...Object.keys(cities.cities),
    ...Object.keys(nights.places),
  ];
  expect(said.filter((name) => !names.has(name))).toEqual([]);
  const known = (sight: (typeof sights.sights)[number]) =>
    destinations.some(
      ({ name, places }) => name === sight.destination && places.some((place) => place.name === sight.place),
    );
  expect(sights.sights.filter((sight) => !known(sight))).toEqual([]);
});

it('every coastal destination but those on a river or a lagoon has the degrees of its sea', () => {
  const known = new Set(seas.seas.flatMap(({ at }) => at));
  expect(destinations.filter(({ coastal, name }) => coastal && !known.has(name)).map(({ name }) => name)).toEqual([]);
});

it('a passport is in one rule of a country at most, and has a name', () => {
  const groups = new Map(Object.entries(visas.groups));
  for (const rule of visas.rules) {
    const kinds = ['free', 'permit', 'arrival', 'evisa', 'visa'] as const;
    const all = kinds.flatMap((kind) => (kind in rule ? String(rule[kind as keyof typeof rule]).split(' ') : []));
    const codes = all.flatMap((code) => (code === 'EU' ? (groups.get('EU')?.split(' ') ?? []) : code));
    const twice = codes.filter((code, index) => codes.indexOf(code) !== index && code !== 'IE');
    expect({ to: rule.to, twice }).toEqual({ to: rule.to, twice: [] });
  }
  expect(Object.keys(passports.names)).toEqual(Object.keys(passports.words));
});

it('a way says once how long it takes: hours of the usual means stand in the routes alone', () => {
  const said = new Map(routes.legs.map(([a, b, by]) => [[a, b].map(String).sort().join(), String(by)]));
  const twice = ways.ways.filter((way) => (said.get([...way.between].sort().join()) ?? '') in way);
  expect(twice).toEqual([]);
});

it.each(Object.values(sentences.languages))(
  '$name has a sentence for an allergy, and each word of it is a need',
  (language) => {
    expect(language.allergy).toContain('{x}');
    for (const need of Object.keys(language.words)) expect(need === 'peanuts' || need in NEEDS).toBe(true);
  },
);
