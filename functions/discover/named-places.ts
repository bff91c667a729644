import { foldName } from '#shared/text/fold.ts';
import { KNOWN_PLACES, namesOf } from './known-places.ts';

/** The maximum number of words in a city's name; longer ones are not looked for. */
const MOST_WORDS = 4;

const words = (text: string) => foldName(text).split(/[^\p{L}\p{N}]+/u);

/**
 * Place names as words separated by a space, and the place's English name; loaded lazily, as only the projector needs
 * them.
 */
let names: Promise<ReadonlyMap<string, string>> | undefined;

async function loadNames(): Promise<ReadonlyMap<string, string>> {
  const { default: cities } = await import('../mail/data/cities.json', { with: { type: 'json' } });
  const known = KNOWN_PLACES.flatMap((place) => namesOf(place).map((name) => [name, place.name] as const));
  return new Map(
    [...cities.map(([name = '']) => [name, name] as const), ...known].map(([each, name]) => [
      words(each).join(' '),
      name,
    ]),
  );
}

/**
 * The places that texts name as whole words, each by one name, regardless of case and accents, in the order of the
 * texts.
 */
export async function namedPlaces(texts: readonly string[]): Promise<string[]> {
  names ??= loadNames();
  const known = await names;
  const found = texts.flatMap((text) => {
    const all = words(text);
    return all.flatMap((_, from) =>
      Array.from({ length: MOST_WORDS }, (_each, more) => known.get(all.slice(from, from + more + 1).join(' ')) ?? []),
    );
  });
  return [...new Set(found.flat())];
}
