import { countryOfAddress } from '../checks/country-of-address.ts';
import type { Found } from '../mail-reading.ts';
import type { Gazetteer } from './airports.ts';

/** The time zone of the last city named in the address, as the town is near the end, and in its country, if it says one. */
export function cityZone(places: Gazetteer, address: string): Found<string> | undefined {
  const country = countryOfAddress(address);
  const words = address
    .split(/[\s,;·]+/)
    .filter((word) => /^\p{Lu}/u.test(word) || /[\u3040-\u30ff\u3400-\u9fff]/.test(word));
  for (let length = 3; length >= 1; length -= 1)
    for (let from = words.length - length; from >= 0; from -= 1) {
      const name = words.slice(from, from + length).join(' ');
      const town = name.length > 2 ? places.townNamed(name) : undefined;
      const zone = country === undefined || town?.country === country ? town?.zone : undefined;
      if (zone) return { value: zone, evidence: { kind: 'computed', quote: name, how: 'time zone of the city' } };
    }
  return undefined;
}
