import type { Saying } from '../words/language-words.ts';
import { sensesOf } from '../words/stem-index.ts';
import { SAYINGS } from './sayings.prepared.ts';

/** What a sentence of a mail states of what the mail is about. */
export const STATEMENTS = [
  'confirmed',
  'shown',
  'refused',
  'unmet',
  'requested',
  'pending',
  'cancelled',
  'refunded',
  'basket',
  'waiting',
  'proposal',
  'gift',
  'insured',
  'permit',
  'cheaper',
  'opinion',
  'invoice',
  'meeting',
] as const;
export type Statement = (typeof STATEMENTS)[number];
/** How many sentences state it. */
export type Statements = ReadonlyMap<Statement, number>;

/** A condition, or a right: 'if the payment fails, the booking is cancelled' states nothing of this booking. */
const isReal = (has: (saying: Saying) => boolean) => !has('hedge');
const isAboutPurchase = (has: (saying: Saying) => boolean) => has('booking') || has('payment') || has('request');

/** 'We confirm the refund', 'your booking was not confirmed'. */
const NO_BOOKING = ['not', 'refused', 'cancelled', 'refunded'] as const satisfies readonly Saying[];

const isConfirmed = (has: (saying: Saying) => boolean) => has('confirmed') && !NO_BOOKING.some(has) && isReal(has);

/** What a sentence states by which words occur in it together: the words of one language, in any order and form. */
const RULES: Readonly<Record<Statement, (has: (saying: Saying) => boolean) => boolean>> = {
  confirmed: isConfirmed,
  shown: (has) => has('show') && isReal(has),
  refused: (has) => has('refused') && isAboutPurchase(has) && isReal(has),
  // 'Not yet' states it for now, whatever the sentence says of what is to come.
  unmet: (has) => has('not') && has('confirmed') && (isReal(has) || has('yet')),
  requested: (has) => has('request') && !isConfirmed(has),
  pending: (has) => has('pending') && !isConfirmed(has),
  // A refusal that leads to a cancellation is a condition in any order of words.
  cancelled: (has) => has('cancelled') && !has('not') && !has('refused') && isReal(has),
  refunded: (has) => has('refunded') && isReal(has),
  basket: (has) => has('basket') && !isConfirmed(has),
  waiting: (has) => has('waiting') && !isConfirmed(has),
  proposal: (has) => has('proposal'),
  gift: (has) => has('gift'),
  insured: (has) => has('insured'),
  permit: (has) => has('permit'),
  cheaper: (has) => has('cheaper'),
  opinion: (has) => has('opinion'),
  invoice: (has) => has('invoice'),
  meeting: (has) => has('meeting'),
};

const SENTENCE_END = /[.!?](?=\s)|[。！？]|\n/u;
const MAX_SENTENCES = 80;
/** Languages with fewer of their words in a mail than this share of the most have them by chance: 'pas' is Danish, too. */
const LEAST_SHARE = 0.4;

const partsOf = (text: string): readonly string[] => text.split(SENTENCE_END).filter((each) => each.trim() !== '');

const sentencesOf = (text: string): readonly ReadonlySet<string>[] =>
  partsOf(text)
    .slice(0, MAX_SENTENCES)
    .map((each) => sensesOf(SAYINGS, each));

/** The languages that a mail is written in, by the words that it has of each. */
function languagesOf(sentences: readonly ReadonlySet<string>[]): readonly number[] {
  const counts = new Map<number, number>();
  for (const sense of sentences.flatMap((senses) => [...senses])) {
    const language = Number.parseInt(sense, 10);
    counts.set(language, (counts.get(language) ?? 0) + 1);
  }
  const most = Math.max(0, ...counts.values());
  return [...counts].filter(([, count]) => count >= LEAST_SHARE * most).map(([language]) => language);
}

type Senses = ReadonlySet<string>;

const states = (senses: Senses, statement: Statement, languages: readonly number[]): boolean =>
  languages.some((language) => RULES[statement]((saying) => senses.has(`${language} ${saying}`)));

/** Statements that a booking is not made, not yet, or no longer. */
const DENIALS = ['refused', 'unmet', 'basket', 'refunded'] as const satisfies readonly Statement[];

const denies = (senses: Senses, languages: readonly number[]): boolean =>
  DENIALS.some((statement) => states(senses, statement, languages));

/** A sentence that denies a booking in the words of one language confirms none in those of another. */
const holds = (senses: Senses, statement: Statement, languages: readonly number[]): boolean =>
  states(senses, statement, languages) && (statement !== 'confirmed' || !denies(senses, languages));

const count = (sentences: readonly Senses[], languages: readonly number[]): Statements =>
  new Map(
    STATEMENTS.map((statement) => [
      statement,
      sentences.filter((senses) => holds(senses, statement, languages)).length,
    ]),
  );

/** The sentences of a text that the languages of the mail do not tell apart as `isLeftOut` does. */
function sentencesWithout(
  subject: string,
  text: string,
  isLeftOut: (senses: Senses, languages: readonly number[]) => boolean,
): string {
  const parts = partsOf(text);
  const senses = parts.slice(0, MAX_SENTENCES).map((each) => sensesOf(SAYINGS, each));
  const languages = languagesOf([...sentencesOf(subject), ...senses]);
  return parts.filter((_, at) => !isLeftOut(senses[at] ?? new Set(), languages)).join('\n');
}

const isCondition = (senses: Senses, languages: readonly number[]): boolean =>
  languages.some((language) => senses.has(`${language} hedge`) && !senses.has(`${language} cancelled`));

/** A text without its conditions and rights: 'the return of a ticket is possible up to 24 hours before departure'. */
export const withoutConditions = (subject: string, text: string): string =>
  sentencesWithout(subject, text, isCondition);

/**
 * A text without the sentences that deny a booking, which speak of it in the words of a confirmation: 'your reservation
 * has not been confirmed', 'finish your booking'.
 */
export const withoutDenials = (subject: string, text: string): string => sentencesWithout(subject, text, denies);

/** How many sentences of the subject, of the beginning of a mail, and of all of it state each of the things. */
export function statementsOf(subject: string, head: string, rest: string) {
  const parts = { subject: sentencesOf(subject), head: sentencesOf(head), rest: sentencesOf(rest) };
  const languages = languagesOf([...parts.subject, ...parts.head, ...parts.rest]);
  return {
    subject: count(parts.subject, languages),
    head: count(parts.head, languages),
    rest: count(parts.rest, languages),
  };
}
