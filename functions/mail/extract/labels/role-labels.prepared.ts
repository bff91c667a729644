import { packed } from '#shared/text/dictionary.ts';
import { foldWords } from '#shared/text/fold.ts';
import { LANGUAGES, ROLES, type Role } from '../words/languages.ts';
import { isJapanese } from './is-japanese.ts';

interface JapaneseLabel {
  readonly label: string;
  readonly roles: readonly Role[];
}

const TRANSCRIBED: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue', å: 'aa', ø: 'oe', æ: 'ae' };

/** 'rueckgabe': a word in the letters of systems that have no others than A to Z. */
const transcribed = (label: string): string =>
  label.toLowerCase().replace(/[äöüåøæ]/g, (sign) => TRANSCRIBED[sign] ?? sign);

/** Every label of every language, with each of its roles. */
const LABELS = ROLES.flatMap((role) =>
  LANGUAGES.flatMap(({ labels }) => labels[role] ?? []).map((label) => ({ label, role })),
);
const SPACED = LABELS.filter(({ label }) => !isJapanese(label)).flatMap(({ label, role }) =>
  [foldWords(label), foldWords(transcribed(label))].map((phrase) => ({ phrase, role })),
);

const rolesOf = (labels: readonly { readonly role: Role }[]): Role[] => [...new Set(labels.map(({ role }) => role))];

/** The roles of folded labels. */
export const ROLES_BY_PHRASE = packed<readonly Role[]>(
  Object.fromEntries(
    [...Map.groupBy(SPACED, ({ phrase }) => phrase)].map(([phrase, labels]) => [phrase, rolesOf(labels)]),
  ),
);

const JAPANESE = [
  ...Map.groupBy(
    LABELS.filter(({ label }) => isJapanese(label)),
    ({ label }) => label,
  ),
].map(([label, labels]): JapaneseLabel => ({ label, roles: rolesOf(labels) }));

/** Japanese labels by their first character, longest first: Japanese does not separate words by spaces. */
export const JAPANESE_LABELS = packed<readonly JapaneseLabel[]>(
  Object.fromEntries(
    [...Map.groupBy(JAPANESE, ({ label }) => label.charAt(0))].map(([first, labels]) => [
      first,
      labels.sort((one, other) => other.label.length - one.label.length),
    ]),
  ),
);
