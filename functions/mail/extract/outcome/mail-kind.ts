import { findMoney } from '../grammar/find-money.ts';
import { oneOf } from '../words/language-words.ts';
import { caseless } from '../words/word-pattern.ts';
import { countPhrases, type PhraseText, phraseText } from './phrases.ts';
import { countStartingPrices, hasStartingPrice } from './starting-price.ts';
import { type Statement, type Statements, statementsOf, withoutConditions } from './statements.ts';

/** What a mail is about, as far as it decides whether it contains a booking. */
export type MailKind =
  | 'booking'
  | 'cancelled'
  | 'offer'
  | 'cart'
  | 'receipt'
  | 'review'
  | 'statement'
  | 'insurance'
  | 'parcel'
  | 'twoFactor'
  | 'unknown';

/** Why this kind of mail contains no booking, for the traveller. */
export const KIND_REASONS: Readonly<Record<Exclude<MailKind, 'booking'>, string>> = {
  cancelled: 'No bookings found: this mail says that the booking was cancelled.',
  offer: 'No bookings found: this looks like a newsletter or an offer, not a confirmation.',
  cart: 'No bookings found: this looks like an offer, a request or an unfinished booking, not a confirmation.',
  receipt: 'No bookings found: this looks like a receipt or an invoice.',
  review: 'No bookings found: this looks like a request for a review.',
  statement: 'No bookings found: this looks like a statement of points or of an account.',
  insurance: 'No bookings found: this looks like an insurance policy.',
  parcel: 'No bookings found: this looks like the delivery of a parcel.',
  twoFactor: 'No bookings found: this looks like a sign-in or security code.',
  unknown: 'No bookings found in this mail.',
};

/** The beginning of a mail shows what it is; the rest is terms, offers and small print. */
const HEAD = 700;

/** A subject that begins with the word for an invoice. */
const INVOICE = caseless(
  `^\\W*(?:(?:${oneOf(({ labelLead }) => labelLead)}) )?(?:${oneOf(({ invoices }) => invoices)})(?!\\p{L})`,
);
/** 'Kvittering og billet': the ticket is attached to the receipt. */
const TICKET = caseless(
  `(?:&|\\+|\\/|${oneOf(({ and }) => and)})\\s(?:\\p{L}+\\s)?(?:e-?)?(?:${oneOf(({ tickets }) => tickets)})(?!\\p{L})`,
);

/** The parts of a mail that its kind is judged by, and how often they confirm. */
interface Heard {
  readonly subject: string;
  readonly text: string;
  readonly isBulk: boolean;
  readonly title: PhraseText;
  readonly head: PhraseText;
  readonly whole: PhraseText;
  readonly confirmed: number;
}

/** What a mail cancels stands in its first sentences; further on are the conditions for it. */
const FIRST_SENTENCES = 300;
const CONTRARY = ['confirmed', 'shown', 'refused', 'waiting', 'basket'] as const;

/** Its first sentences cancel, and its beginning states nothing that goes with a booking or a request. */
function statesCancelled(parts: readonly Statements[]): boolean {
  const [subject, first] = parts;
  if (!subject?.get('cancelled') && !first?.get('cancelled')) return false;
  return CONTRARY.every((statement) => parts.every((part) => part.get(statement) === 0));
}

interface Replacing extends Pick<Heard, 'title' | 'text'> {
  readonly isCancelledInTitle: boolean;
}

/** A mail that announces a change, and again in its beginning: what it says is cancelled is what was before. */
const replaces = ({ title, text, isCancelledInTitle }: Replacing): boolean =>
  !isCancelledInTitle &&
  countPhrases(title, 'cancelled') === 0 &&
  countPhrases(title, 'change') > 0 &&
  countPhrases(phraseText(text.slice(0, HEAD)), 'change') > 0;

/** A mail that cancels, unless it says that something still holds; a body that confirms may tell when it would be cancelled. */
function cancellation({ subject, text, title, head }: Heard): MailKind | undefined {
  const stated = statementsOf(subject, text.slice(0, FIRST_SENTENCES), text.slice(FIRST_SENTENCES, HEAD));
  const parts = [stated.subject, stated.head, stated.rest];
  const isStated = (statement: Statement) => parts.some((part) => part.get(statement) !== 0);
  const isIn = (part: string) => countPhrases(phraseText(part), 'cancelled') > 0;
  // Further on are the terms, in the same words: 'return of tickets until the departure'.
  const isSaidLater = () =>
    isStated('cancelled') && isIn(withoutConditions(subject, text.slice(FIRST_SENTENCES, HEAD)));
  const isSaid =
    countPhrases(title, 'cancelled') > 0 ||
    (isIn(text.slice(0, FIRST_SENTENCES)) && (isStated('cancelled') || !isStated('confirmed'))) ||
    isSaidLater();
  if (!isSaid && !statesCancelled(parts)) return undefined;
  if (replaces({ title, text, isCancelledInTitle: stated.subject.get('cancelled') !== 0 })) return 'booking';
  return countPhrases(head, 'stillConfirmed') > 0 ? 'booking' : 'cancelled';
}

/** What the subject says, or the opening of a mail that confirms nothing. */
function announced({ title, head, confirmed }: Heard): MailKind | undefined {
  const says = (kind: 'twoFactor' | 'statement') =>
    countPhrases(title, kind) > 0 || (countPhrases(head, kind) > 0 && confirmed === 0);
  if (says('twoFactor')) return 'twoFactor';
  if (countPhrases(title, 'review') > 0) return 'review';
  if (says('statement')) return 'statement';
  if (countPhrases(title, 'cart') > 0 || countPhrases(head, 'cart') > (confirmed > 1 ? 1 : 0)) return 'cart';
  return countPhrases(title, 'insurance') > 0 ? 'insurance' : undefined;
}

/** Several words of a delivery, at least as many as of a booking. */
const isParcel = ({ head, confirmed }: Heard): boolean => countPhrases(head, 'parcel') > Math.max(1, confirmed);

const isReceipt = ({ subject, title }: Heard): boolean =>
  (countPhrases(title, 'receipt') > 0 || INVOICE.test(subject)) &&
  countPhrases(title, 'confirmed') === 0 &&
  !TICKET.test(subject);

function isOffer({ title, whole, confirmed, isBulk }: Heard): boolean {
  if (countPhrases(title, 'offer') > 0) return true;
  const offers = countPhrases(whole, 'offer');
  return offers > 0 && (confirmed === 0 || (isBulk && offers > 1 && confirmed < 2));
}

/** What a mail is that nowhere at its beginning confirms. */
function unconfirmed({ subject, text, head, confirmed }: Heard): MailKind | undefined {
  if (confirmed > 1) return undefined;
  const insurances = countPhrases(head, 'insurance');
  if (confirmed > 0) return insurances > 1 ? 'insurance' : undefined;
  if (countPhrases(head, 'review') > 0) return 'review';
  if (countPhrases(head, 'receipt') > 0) return 'receipt';
  if (insurances > 0) return 'insurance';
  return hasStartingPrice(subject) || countStartingPrices(text.slice(0, 20_000)) > 1 ? 'offer' : undefined;
}

const MAX_ROW = 90;

/** A text without rows of a price table that sell an insurance beside what is booked: 'Trip protection   £12.00'. */
export const withoutInsuredRows = (text: string): string =>
  text
    .split('\n')
    .filter((line) => !(line.length <= MAX_ROW && isPriced(line) && countPhrases(phraseText(line), 'insurance') > 0))
    .join('\n');

const isPriced = (line: string): boolean => {
  const last = findMoney(line).at(-1);
  return last !== undefined && last.end >= line.trimEnd().length;
};

/** Judges by subject and opening words, and by how the whole reads. */
export function mailKind(subject: string, text: string, isBulk: boolean): MailKind {
  const head = phraseText(`${subject} . ${text.slice(0, HEAD)}`);
  const title = phraseText(subject);
  const whole = phraseText(text.slice(0, 60_000));
  const confirmed = countPhrases(head, 'confirmed') + countPhrases(title, 'confirmed');
  const heard: Heard = { subject, text, isBulk, title, head, whole, confirmed };
  const said = cancellation(heard) ?? announced(heard);
  if (said) return said;
  if (isReceipt(heard)) return 'receipt';
  if (isParcel(heard)) return 'parcel';
  if (isOffer(heard)) return 'offer';
  return unconfirmed(heard) ?? (confirmed > 0 || countPhrases(whole, 'confirmed') > 0 ? 'booking' : 'unknown');
}

/** Whether the mail says that a booking has changed. */
export function mentionsChange(subject: string, text: string): boolean {
  const opening = phraseText(text.slice(0, HEAD / 2));
  return countPhrases(phraseText(subject), 'change') + countPhrases(opening, 'change') > 0;
}
