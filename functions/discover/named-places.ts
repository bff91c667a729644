import { foldWords } from '#shared/text/fold.ts';

/** The most words that a place's name has; longer ones are not looked for. */
const MOST_WORDS = 4;

/**
 * The places that texts name, each by one name, as whole words, without regard to case and accents, in the order of the
 * texts. The world is loaded when first needed, as only the projector reads trips for it.
 */
export async function namedPlaces(texts: readonly string[]): Promise<string[]> {
  const { placeInText } = await import('../places/places.ts');
  const found = texts.flatMap((text) => {
    const words = foldWords(text).split(' ');
    return words.flatMap((_, from) =>
      Array.from(
        { length: MOST_WORDS },
        (_each, more) => placeInText(words.slice(from, from + more + 1).join(' '))?.name ?? [],
      ),
    );
  });
  return [...new Set(found.flat())];
}
