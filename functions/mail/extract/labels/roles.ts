import { lookUpPacked } from '#shared/text/dictionary.ts';
import { foldWords } from '#shared/text/fold.ts';
import pictograms from '../../data/pictograms.json' with { type: 'json' };
import { oneOf, type Role } from '../words/language-words.ts';
import { caseless } from '../words/word-pattern.ts';
import { isJapanese } from './is-japanese.ts';
import { JAPANESE_LABELS, ROLES_BY_PHRASE } from './role-labels.prepared.ts';

export type { Role } from '../words/language-words.ts';
export type Roles = ReadonlySet<Role>;

const MAX_LABEL_WORDS = 7;

const known = new Map<string, Roles>();

/** The roles of a folded label. */
function rolesOfLabel(phrase: string): Roles | undefined {
  const roles = known.get(phrase) ?? setOf(lookUpPacked(ROLES_BY_PHRASE, phrase));
  if (roles) known.set(phrase, roles);
  return roles;
}

const setOf = (roles: readonly Role[] | undefined): Roles | undefined => roles && new Set(roles);

export interface LabelMatch {
  readonly roles: Roles;
  /** The end of the label in the text. */
  readonly end: number;
  readonly words: number;
}

function japaneseLabel(text: string): LabelMatch | undefined {
  const start =
    text.length - text.trimStart().length + (/^[\s■●◆◇○▼▶・【[［＜<☆★※□]*/.exec(text.trimStart())?.[0].length ?? 0);
  const rest = text.slice(start);
  const startsAt = (at: number) =>
    lookUpPacked(JAPANESE_LABELS, rest.charAt(at))?.find(({ label }) => rest.startsWith(label, at));
  // 'ご返却日時': the polite prefix belongs to no label in particular.
  const polite = /^[ごお御]/.test(rest) ? startsAt(1) : undefined;
  const own = startsAt(0);
  if (polite && polite.label.length + 1 >= (own?.label.length ?? 0)) {
    const roles = polite.label.length + 1 === own?.label.length ? [...polite.roles, ...own.roles] : polite.roles;
    return { roles: new Set(roles), end: start + 1 + polite.label.length, words: 2 };
  }
  const found = own;
  return (
    found && { roles: new Set(found.roles), end: start + found.label.length, words: found.label.length > 2 ? 2 : 1 }
  );
}

/** 'Your', 'Votre', 'Ihre' and articles: words before a label in many mails that are not part of it. */
const LEAD = caseless(`^\\s*(?:${oneOf(({ labelLead }) => labelLead)})\\s+(?=\\p{L})`);

const PICTURED: ReadonlyMap<string, Roles> = new Map(
  (['reference', 'address'] as const).flatMap((role) =>
    pictograms.labels[role].map((pictogram) => [pictogram, new Set<Role>([role])] as const),
  ),
);
const PICTOGRAM = /^\s*(\p{Extended_Pictographic})\uFE0F?/u;

/** '📍 14 Mill Lane', '🔖 | DGV-30218': a pictogram that stands for a label. */
function pictureAtStart(text: string): LabelMatch | undefined {
  const [whole = '', pictogram = ''] = PICTOGRAM.exec(text) ?? [];
  const roles = PICTURED.get(pictogram);
  return roles && { roles, end: whole.length, words: 1 };
}

/** The longest label at the beginning of the text, whatever follows it. */
export function labelAtStart(text: string): LabelMatch | undefined {
  const own = plainLabelAtStart(text) ?? pictureAtStart(text);
  if (own && own.words > 1) return own;
  const lead = LEAD.exec(text.slice(0, 60))?.[0].length ?? 0;
  const after = lead === 0 ? undefined : plainLabelAtStart(text.slice(lead));
  return after ? { ...after, end: after.end + lead, words: after.words + 1 } : own;
}

/** Roles of a moment or a place's moment, which 'date and time of …' makes precise. */
const MOMENTS: readonly Role[] = [
  'departure',
  'arrival',
  'checkIn',
  'checkOut',
  'pickUp',
  'dropOff',
  'parkIn',
  'parkOut',
];
const isMoment = (roles: Roles | undefined): boolean => MOMENTS.some((role) => roles?.has(role) === true);

const isClock = (word: string): boolean => {
  const roles = rolesOfLabel(word);
  return word.length > 3 && (roles?.has('date') === true || roles?.has('time') === true);
};
const isBetween = (word: string): boolean => isClock(word) || /^\p{L}{1,3}$/u.test(word);

/** 'Data e hora da recolha', 'Pick-up date and time': the label of a moment among words for its date and hour. */
function composedRoles(words: readonly string[]): Roles | undefined {
  const [first = '', last = ''] = [words[0], words.at(-1)];
  if (isClock(first) === isClock(last)) return undefined;
  let [from, to] = [0, words.length];
  if (isClock(first)) while (from < to && isBetween(words[from] ?? '')) from += 1;
  else while (to > from && isBetween(words[to - 1] ?? '')) to -= 1;
  const core = rolesOfLabel(words.slice(from, to).join(' '));
  return isMoment(core) ? core : undefined;
}

function plainLabelAtStart(text: string): LabelMatch | undefined {
  if (isJapanese(text.slice(0, 12))) {
    const found = japaneseLabel(text);
    if (found) return found;
  }
  const words: { readonly word: string; readonly end: number }[] = [];
  const pattern = /[\p{L}\p{M}\p{N}]+/gu;
  for (let match = pattern.exec(text); match !== null && words.length < MAX_LABEL_WORDS; match = pattern.exec(text)) {
    if (words.length === 0 && match.index > 4) return undefined;
    words.push({ word: foldWords(match[0]), end: match.index + match[0].length });
  }
  for (let count = words.length; count > 0; count -= 1) {
    const phrase = words.slice(0, count).map(({ word }) => word);
    const roles = rolesOfLabel(phrase.join(' ')) ?? (count > 2 ? composedRoles(phrase) : undefined);
    const last = words[count - 1];
    if (roles && last) return { roles, end: last.end, words: count };
  }
  return undefined;
}

/** Whether the folded phrase is a label as a whole. */
export function rolesOfPhrase(folded: string): Roles | undefined {
  return rolesOfLabel(folded);
}
