import type { Found } from '../mail-reading.ts';
import type { Gazetteer } from './airports.ts';

/** The time zone of the last city named in the address, as the town is near the end. */
export function cityZone(places: Gazetteer, address: string): Found<string> | undefined {
  const words = address
    .split(/[\s,;·]+/)
    .filter((word) => /^\p{Lu}/u.test(word) || /[\u3040-\u30ff\u3400-\u9fff]/.test(word));
  for (let length = 3; length >= 1; length -= 1)
    for (let from = words.length - length; from >= 0; from -= 1) {
      const name = words.slice(from, from + length).join(' ');
      const zone = name.length > 2 ? places.zoneOfCity(name) : undefined;
      if (zone) return { value: zone, evidence: { kind: 'computed', quote: name, how: 'time zone of the city' } };
    }
  return undefined;
}
