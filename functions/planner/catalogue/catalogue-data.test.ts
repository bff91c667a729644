import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { fold } from '#shared/text/fold.ts';
import { DestinationFile } from './catalogue-schema.ts';

const FOLDER = new URL('../data/', import.meta.url);
/** What many places are: 'the market', 'old town'. */
const COMMON =
  /^(?:the )?(?:abbey|aquarium|basilica|beach|bridge|canal|castle|cathedral|church|galleria|gallery|garden|hill|island|lake|market|mosque|museum|palace|park|square|temple|tower|zoo|(?:old|new) (?:town|city)|city (?:beach|centre|center)|river (?:boat|cruise))s?$/;
const SIGHTS = new Set(['sight', 'museum', 'market', 'park', 'beach']);

describe.each(readdirSync(FOLDER).sort())('the catalogue’s %s', (file) => {
  const destination = DestinationFile.parse(JSON.parse(readFileSync(new URL(file, FOLDER), 'utf8')));
  const { places } = destination;

  it('is named after its destination', () => {
    const plain = fold(destination.name);
    expect(file).toBe(`${plain.replace(/[^a-z]+/g, '-')}.json`);
  });

  it('has at least fifteen sights, five meals, two walks, two day trips and a night out, without duplicates', () => {
    const of = (kind: string) => places.filter((place) => place.kind === kind).length;
    expect(places.filter(({ kind }) => SIGHTS.has(kind)).length).toBeGreaterThanOrEqual(15);
    expect(of('meal')).toBeGreaterThanOrEqual(5);
    expect(of('walk')).toBeGreaterThanOrEqual(2);
    expect(of('day-trip')).toBeGreaterThanOrEqual(2);
    expect(of('night')).toBeGreaterThanOrEqual(1);
    expect(new Set(places.map(({ name }) => name)).size).toBe(places.length);
  });

  it('calls no two of its places by one name, short and local names counted', () => {
    const names = places.flatMap(({ name, otherNames = [] }) => [...new Set([name, ...otherNames].map(fold))]);
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
  });

  it('gives no place a name that is a common word alone', () => {
    const names = places.flatMap(({ otherNames = [] }) => otherNames.map(fold));
    expect(names.filter((name) => COMMON.test(name))).toEqual([]);
  });

  it('names only its own areas, and has something for each time of day', () => {
    const areas = new Set(destination.areas.map(({ name }) => name));
    const strayed = places.filter(({ kind, area }) => kind !== 'day-trip' && !areas.has(area));
    expect(strayed.map(({ name, area }) => `${name}: ${area}`)).toEqual([]);
    expect(new Set(places.flatMap(({ when }) => when)).size).toBe(3);
  });

  it('has prices that rise with the level', () => {
    for (const { low, middle, high } of [destination.perDay, destination.perNight]) {
      expect([low, middle, high]).toEqual([low, middle, high].toSorted((a, b) => a - b));
    }
  });

  it('has day trips that begin in the morning, as they take the day', () => {
    const late = places.filter(({ kind, when }) => kind === 'day-trip' && !when.includes('morning'));
    expect(late.map(({ name }) => name)).toEqual([]);
  });

  it('has meals in the food category, at noon or in the evening', () => {
    for (const meal of places.filter(({ kind }) => kind === 'meal')) {
      expect(meal.category, meal.name).toBe('food');
      expect(meal.when, meal.name).not.toEqual(['morning', 'afternoon', 'evening']);
    }
  });
});
