import { foldName } from '#shared/text/fold.ts';
import { KNOWN_PLACES, namesOf } from './known-places.ts';

/** The most words that a city's name has; longer ones are not looked for. */
const MOST_WORDS = 4;

const words = (text: string) => foldName(text).split(/[^\p{L}\p{N}]+/u);

/** Names of places as words with a space between, and what the place is called in English; loaded when first needed, as only the projector reads trips for them. */
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

/** The places that texts name, each by one name, as whole words, without regard to case and accents, in the order of the texts. */
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
