import { countryOfAddress, zoneOfStateIn } from '../checks/country-of-address.ts';
import type { Found } from '../mail-reading.ts';
import type { Gazetteer } from './airports.ts';

/** 'VIC', 'BA': the abbreviation of a state or province, which is the name of a town elsewhere. */
const ABBREVIATION = /^\p{Lu}{2,3}$/u;

const computed = (value: string, quote: string, how: string): Found<string> => ({
  value,
  evidence: { kind: 'computed', quote, how },
});

/**
 * The time zone of an address: that of its state, else of the last town that it names, as the town is near the end. If
 * the address says its country, by name or by the form of its postcode, only towns there count, then the country itself.
 */
export function cityZone(places: Gazetteer, address: string): Found<string> | undefined {
  const ofState = zoneOfStateIn(address);
  if (ofState) return computed(ofState, address, 'time zone of the state');
  const country = countryOfAddress(address);
  const town = lastTown(places, address, country);
  if (town) return town;
  const ofCountry = country === undefined ? undefined : places.onlyZoneOf(country);
  return ofCountry === undefined ? undefined : computed(ofCountry, address, 'time zone of the country');
}

/** Four to six digits, or the British form. */
const POSTCODE = /(?<![\p{L}\d])(?:\d{4,6}|\d{2,3}[ -]\d{2,3}|[A-Z]{1,2}\d[A-Z\d]? \d[A-Z]{2})(?!\d)/u;

/** The parts of an address that can name its town: from the postcode's on; streets and houses have the names of others. */
function townOf(address: string): string {
  const parts = address.split(/[,;·\n]/);
  const coded = parts.findIndex((part) => POSTCODE.test(part));
  // 'Birmingham, AL 35203'
  const from = /\p{Lu}\p{Ll}/u.test(parts[coded] ?? '') ? coded : coded - 1;
  if (from > 0) return parts.slice(from).join(',');
  const others = parts.filter((part) => !/\d/.test(part));
  return (others.length > 0 && others.length < parts.length ? others : parts).join(',');
}

function lastTown(places: Gazetteer, address: string, country: string | undefined): Found<string> | undefined {
  const words = townOf(address)
    .split(/[\s,;·]+/)
    .filter((word) => (/^\p{Lu}/u.test(word) || /[\u3040-\u30ff\u3400-\u9fff]/.test(word)) && !ABBREVIATION.test(word));
  for (let length = 3; length >= 1; length -= 1)
    for (let from = words.length - length; from >= 0; from -= 1) {
      const name = words.slice(from, from + length).join(' ');
      if (name.length <= 2) continue;
      const town = country === undefined ? places.townNamed(name) : places.townNamedIn(name, country);
      if (town) return computed(town.zone, name, 'time zone of the city');
    }
  return undefined;
}
