import { LANGUAGES, type LanguageWords, PHRASE_NAMES, type PhraseKind, type SpokenHours } from './languages.ts';

/** The words of a language that have no index of their own. */
export type PlainWords = Omit<LanguageWords, 'labels' | 'phrases' | 'says' | 'topics' | 'spokenHours'> & {
  readonly labels: Pick<LanguageWords['labels'], 'departure' | 'arrival'>;
  readonly says: Pick<LanguageWords['says'], 'booking'>;
};

const isGroup = (value: unknown): value is object => typeof value === 'object' && !Array.isArray(value);

/** Lists one after the other; of groups of lists, those of one name. */
function merged(all: readonly unknown[]): unknown {
  if (!all.some(isGroup)) return all.flat();
  const lists = all.filter(isGroup).flatMap((group) => Object.entries(group));
  return Object.fromEntries(
    [...Map.groupBy(lists, ([name]) => name)].map(([name, each]) => [name, merged(each.map(([, list]) => list))]),
  );
}

/** What every language has of each list, in the order of the languages. */
export const EVERY_LANGUAGE = merged(
  LANGUAGES.map(({ labels: { departure = [], arrival = [] }, says: { booking }, ...words }) => {
    const { phrases: _, topics: __, spokenHours: ___, ...rest } = words;
    return { ...rest, labels: { departure, arrival }, says: { booking } };
  }),
) as PlainWords;

/** How half hours are said, in each language that has a list. */
export const SPOKEN_HOURS: readonly SpokenHours[] = LANGUAGES.flatMap(({ spokenHours }) => spokenHours ?? []);

export const PHRASE_KINDS: readonly PhraseKind[] = PHRASE_NAMES;
