import { LANGUAGES } from '../words/languages.ts';
import { stemIndex } from '../words/stem-index.ts';

/** What words say in the languages, each by its number: '1 cancelled'. */
export const SAYINGS = stemIndex(
  LANGUAGES.flatMap(({ says }, language) =>
    Object.entries(says).map(([saying, words]) => [`${language} ${saying}`, words] as const),
  ),
);
