import { expect, it } from 'vitest';
import { foldInPlace } from '#shared/text/fold.ts';
import { conflictsOf, suits } from '../needs/needs.ts';
import { namedSights } from '../understand/find-sights.ts';
import { catalogue } from './catalogue.ts';
import { sightNames } from './sight-names.ts';

const placeOf = (destination: string, name: string) => {
  const found = catalogue()
    .destination(destination)
    ?.places.find((each) => each.name === name);
  if (!found) throw new Error(`${destination} has no ${name}`);
  return found;
};

it.each([
  ['New York', 'moma and the met', ['Museum of Modern Art', 'Metropolitan Museum of Art']],
  ['Granada', 'is the alhambra a must?', ['Alhambra and Nasrid Palaces']],
  ['Chicago', 'the bean first', ['Millennium Park and Cloud Gate']],
  ['Berlin', 'museumsinsel, then the fernsehturm', ['Museum Island: Neues Museum', 'TV Tower']],
  ['Buenos Aires', 'tango steak recoleta cemetery la boca', ['Recoleta Cemetery', 'Caminito']],
  ['Rio de Janeiro', 'cristo and pao de acucar', ['Christ the Redeemer', 'Sugarloaf cable car']],
  ['Rome', 'petersdom, chapelle sixtine', ["St Peter's Basilica", 'Vatican Museums and Sistine Chapel']],
  ['New York', 'the rock, then the edge', ['Top of the Rock', 'Edge at Hudson Yards']],
  ['Berlin', 'teufelsberg, berghain', ['Teufelsberg', 'Berghain']],
  ['Bergen', 'up to floyen', ['Fløibanen funicular and Mount Fløyen']],
  ['Boston', 'we met a friend two years ago', []],
])('in %s "%s" names %j', (city, text, names) => {
  const destination = catalogue().destination(city);
  expect(namedSights(foldInPlace(text), destination ? [destination] : []).map(({ place }) => place.name)).toEqual(
    names,
  );
});

it('what the catalogue says of steps and diets counts for more than the words of a note', () => {
  const tower = placeOf('Auckland', 'Sky Tower');
  expect(suits(tower, 'wheelchair')).toBe(true);
  expect(conflictsOf(tower, ['wheelchair'])).toEqual([]);
  expect(conflictsOf(placeOf('Bruges', 'Belfry'), ['wheelchair'])).toEqual(['wheelchair']);
  expect(conflictsOf(placeOf('Amman', 'Hashem'), ['vegan', 'halal'])).toEqual([]);
});

it('no place is asked for by a string of words that is neither in its name nor as short as a name', () => {
  const places = catalogue().destinations.flatMap(({ places: all }) => all);
  const long = places.flatMap((place) => {
    const given = [place.name, place.area, ...(place.otherNames ?? [])].map(foldInPlace);
    return sightNames(place).filter(
      (name) => name.split(/[\s'’-]+/).length > 3 && !given.some((each) => each.includes(name)),
    );
  });
  expect(long).toEqual([]);
});
