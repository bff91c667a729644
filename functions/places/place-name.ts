export const IATA_IN_BRACKETS = /\s*\(([A-Z]{3})\)/;
const TERMINAL = /\s*[,–-]?\s*terminal\s+\w+$/i;
const STATE = /^[A-Z]{2}$/;

/** The known towns, countries and airports (IATA codes). */
export interface KnownPlaces {
  readonly airport: (code: string) => { readonly city: string } | undefined;
  readonly isCity: (name: string) => boolean;
  readonly isCountry: (name: string) => boolean;
}

/**
 * The name of the town in a place or address: 'Firenze' for 'Hotel Alba, Via Roma 5, 50123 Firenze, Italy', 'Seattle'
 * for 'Tacoma International (SEA)'. If no part is known to be a town, the most likely one.
 */
export function placeName(location: string, known: KnownPlaces): string {
  const airport = known.airport(IATA_IN_BRACKETS.exec(location)?.[1] ?? '');
  if (airport) return airport.city;
  const text = location.replace(TERMINAL, '').replace(IATA_IN_BRACKETS, '').trim();
  const parts = text
    .split(/[,\n]/)
    .map(withoutCodes)
    .filter((part) => /\p{L}/u.test(part));
  const [only] = parts;
  if (only === undefined) return text || location.trim();
  if (parts.length === 1) return only;
  const town = parts.findLast((part) => known.isCity(part) && !known.isCountry(part));
  if (town !== undefined) return town;
  const towns = parts.slice(1).filter((part) => !known.isCountry(part) && !STATE.test(part) && part.length > 2);
  // Singapore and Luxembourg are towns as well as countries.
  return towns.at(-1) ?? parts.findLast(known.isCity) ?? only;
}

/** Without post codes and house numbers: every word with a digit. */
function withoutCodes(part: string): string {
  return part
    .split(/\s+/)
    .filter((word) => !/\d/.test(word))
    .join(' ')
    .trim();
}
