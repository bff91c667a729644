import { kilometres } from '#shared/places/kilometres.ts';
import type { CatalogueDestination, CataloguePlace } from '../catalogue/catalogue-schema.ts';
import { thingOfKind } from '../understand/kinds-of-things.ts';

const NEAR_KM = 2;
const known = new WeakMap<CatalogueDestination, readonly CataloguePlace[]>();
const neighbours = new WeakMap<CataloguePlace, readonly CataloguePlace[]>();

/** The places of a destination, and its neighbourhoods for when all sights are used: always the same objects. */
export function placesOf(destination: CatalogueDestination): readonly CataloguePlace[] {
  const places = known.get(destination) ?? [...destination.places, ...strolls(destination)];
  known.set(destination, places);
  return places;
}

/** What a plan has under a name at a destination: a place, or a kind of thing for which none is known. */
export function placeNamed(destination: CatalogueDestination, name: string): CataloguePlace | undefined {
  return placesOf(destination).find((place) => place.name === name) ?? thingOfKind(name, destination);
}

/** The places of a destination around one of them, without day trips. */
export function placesNear(destination: CatalogueDestination, place: CataloguePlace): readonly CataloguePlace[] {
  const near =
    neighbours.get(place) ??
    placesOf(destination).filter(
      (other) => other !== place && other.kind !== 'day-trip' && kilometres(other.at, place.at) <= NEAR_KM,
    );
  neighbours.set(place, near);
  return near;
}

/** When all sights are used there are still the neighbourhoods themselves, and their restaurants. */
function strolls({ areas }: CatalogueDestination): CataloguePlace[] {
  return areas.flatMap(({ name, at, note }) => {
    const common = { area: name, at, minutes: 90, note };
    return [
      {
        ...common,
        name: `Wander through ${name}`,
        kind: 'walk',
        when: ['morning', 'afternoon'],
        cost: 0,
        interests: ['views'],
        category: 'sightseeing',
      },
      {
        ...common,
        name: `A meal in ${name}`,
        kind: 'meal',
        when: ['afternoon', 'evening'],
        cost: 18,
        interests: ['food'],
        category: 'food',
      },
    ] satisfies CataloguePlace[];
  });
}
