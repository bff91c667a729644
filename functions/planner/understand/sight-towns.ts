import { catalogue } from '../catalogue/catalogue.ts';
import { townOrRegion } from '../catalogue/gazetteer.ts';
import { knownSightsIn } from '../catalogue/known-sights.ts';
import { addPlace, type PlaceSearch } from './place-search.ts';

/** Where nothing else is named, a famous sight says where the trip goes: 'five days Petra', 'the Taj Mahal'. */
export function addSightTowns(search: PlaceSearch): void {
  if (search.found.length > 0) return;
  for (const { name, at, town } of knownSightsIn(search.folded)) {
    const destination = catalogue().destination(town);
    const written = search.original
      .slice(at, at + name.length)
      .replace(/(?<![\p{L}'])\p{L}/gu, (letter) => letter.toUpperCase());
    const place = townOrRegion(town);
    if (destination) addPlace(search, at, name, { kind: 'city', destination });
    else addPlace(search, at, name, { kind: 'unknown', name: written, code: place?.country, position: place?.at });
  }
}
