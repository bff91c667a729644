import { daysBetween } from '#shared/calendar/calendar.ts';
import { foldWords } from '#shared/text/fold.ts';
import { hasRole } from '../labels/segment.ts';
import type { MailContext } from '../mail-context.ts';
import type { Draft } from '../mail-reading.ts';
import type { OpenMessage } from '../message/open-message.ts';
import { isAnswer } from '../unwrap/newest-part.ts';
import { inAllLanguages, oneOf, PHRASE_KINDS } from '../words/language-words.ts';
import { anyWord, caseless, wordPattern } from '../words/word-pattern.ts';
import { countPhrases, type PhraseText, phraseText } from './phrases.ts';
import { countStartingPrices, hasStartingPrice } from './starting-price.ts';
import { statementsOf, withoutDenials } from './statements.ts';

/** How much each sign of a mail counts; a sign that is absent counts nothing. */
export type Signs = Readonly<Record<string, number>>;

/** The beginning of a mail shows what it is; the rest is terms, offers and small print. */
const HEAD = 700;
const MAX_TEXT = 60_000;
const MAX_PHRASES = 3;
const MAX_STATED = 6_000;
const OPENING = 160;

/** What the mail says of itself, by the kind of its phrases and where they stand. */
function phraseSigns(subject: string, text: string): Signs {
  const places: readonly (readonly [string, PhraseText])[] = [
    ['subject', phraseText(subject)],
    ['head', phraseText(text.slice(0, HEAD))],
    ['whole', phraseText(`${subject} . ${text.slice(0, MAX_TEXT)}`)],
  ];
  const affirmed = new Map<string, PhraseText>([
    ['subject', phraseText(withoutDenials(subject, subject))],
    ['head', phraseText(withoutDenials(subject, text.slice(0, HEAD)))],
    ['whole', phraseText(withoutDenials(subject, `${subject}\n${text.slice(0, MAX_TEXT)}`))],
  ]);
  return Object.fromEntries(
    places.flatMap(([place, part]) =>
      PHRASE_KINDS.filter((kind) => kind !== 'cancelled').map((kind) => [
        `${place} says ${kind}`,
        Math.min(MAX_PHRASES, countPhrases((kind === 'confirmed' && affirmed.get(place)) || part, kind)),
      ]),
    ),
  );
}

const MAX_STATEMENTS = 2;

/** What a mail is about stands in its subject and its first sentences. */
const FIRST = 240;

/** What its sentences state, by where they stand. */
function statementSigns(subject: string, text: string): Signs {
  const stated = statementsOf(subject, text.slice(0, HEAD), text.slice(HEAD, MAX_STATED));
  const first = statementsOf(subject, text.slice(0, FIRST), '');
  const isRefund = [first.subject, first.head].some((part) => (part.get('refunded') ?? 0) > 0);
  return {
    ...Object.fromEntries(
      Object.entries(stated).flatMap(([place, statements]) =>
        [...statements].map(([statement, count]) => [`${place} states ${statement}`, Math.min(MAX_STATEMENTS, count)]),
      ),
    ),
    'is about a refund': isRefund ? 1 : 0,
  };
}

const lastDay = ({ fields }: Draft): string | undefined => fields.endDate?.value ?? fields.startDate?.value;

/** Whether all bookings were over, by days that the mail writes out, when it was sent. */
function isOver(drafts: readonly Draft[], sent: Date | undefined): boolean {
  const today = sent?.toISOString().slice(0, 10);
  if (today === undefined || drafts.length === 0) return false;
  return drafts.every((draft) => {
    const day = lastDay(draft);
    return day !== undefined && day < today && draft.fields.startDate?.evidence.kind === 'found';
  });
}

/** What a vendor shows in the place of a reference when it explains one. */
const SAMPLE = /(?<![\p{L}\d])(?:ABC[-_]?123|ABC1234|ABCDEF|XXXXXX+)(?![\p{L}\d])/iu;

const MONTHS = 60;

/** A voucher, a policy or a season's ticket runs from a day to another; a journey or a stay is shorter. */
function lastsForMonths({ fields: { startDate, endDate } }: Draft): boolean {
  return startDate !== undefined && endDate !== undefined && daysBetween(startDate.value, endDate.value) > MONTHS;
}

const MIN_LETTERS = 5;

/** 'Mwembe House' by mwembehouse@…: the house itself writes, and no friend who was there. */
function namesSender(draft: Draft | undefined, from: MailContext['from']): boolean {
  const title = draft?.fields.title;
  if (!from || title === undefined || title.evidence.how === 'from the subject or the sender') return false;
  const sender = foldWords(`${from.name ?? ''} ${from.address}`).replace(/ /g, '');
  return foldWords(title.value)
    .split(' ')
    .some((word) => word.length >= MIN_LETTERS && sender.includes(word));
}

/** A private letter tells of its writer: 'we flew', 'my mother'; a house writes to its guest. */
const WRITER = wordPattern(inAllLanguages(({ persons }) => persons?.writer));
const READER = wordPattern(inAllLanguages(({ persons }) => persons?.reader));
const MIN_PERSONS = 4;

function tellsOfWriter(text: string): boolean {
  const head = text.slice(0, MAX_STATED);
  const count = (words: RegExp) => head.match(words)?.length ?? 0;
  const writer = count(WRITER);
  return writer >= MIN_PERSONS && writer > 1.5 * count(READER);
}

/** '20 % off until 15 April with the code BYXEL27': a per cent in the line of the code. */
function isDiscountCode(text: string, at: number | undefined): boolean {
  if (at === undefined) return false;
  const [before = '', after = ''] = [text.slice(0, at).split('\n').at(-1), text.slice(at).split('\n')[0]];
  return /\d\s?[%％]|[%％]\s?\d/u.test(before + after);
}

/** The bookings themselves: a newsletter has neither a reference nor the time of a departure. */
function draftSigns(
  drafts: readonly Draft[],
  { dates: { reference: sent }, subject, from, document }: MailContext,
): Signs {
  const [first] = drafts;
  const named = first?.fields.confirmationNumber;
  const isSure =
    named !== undefined &&
    named.evidence.kind !== 'guessed' &&
    !SAMPLE.test(named.value) &&
    !isDiscountCode(document.text, named.evidence.start);
  const is = (holds: boolean | undefined) => (holds === true ? 1 : 0);
  return {
    'has a reference': is(isSure),
    'has a reference in its subject': is(isSure && subject.includes(named.value)),
    'lasts for months': is(drafts.some(lastsForMonths)),
    'has a total': is(drafts.some(({ fields }) => fields.cost !== undefined)),
    'several bookings': is(drafts.length > 1),
    'already over': is(isOver(drafts, sent)),
    'has a time': is(first?.fields.startTime !== undefined),
    'has a sure place': is(first?.fields.location !== undefined && first.fields.location.evidence.kind !== 'guessed'),
    'title is a guess': is(first?.fields.title?.evidence.kind === 'guessed'),
    'is a flight without a reference': is(first?.type === 'flight' && !isSure),
    'is a journey': is(first?.type === 'flight' || first?.type === 'transport'),
    'is a stay': is(first?.type === 'hotel'),
    'sent by what it names': is(namesSender(first, from)),
  };
}

/** The addresses of services for meetings, and the code that one needs to join. */
const MEETING = caseless(
  `teams\\.microsoft\\.|zoom\\.us|meet\\.google\\.|webex\\.|microsoft teams|(?:${oneOf(({ meeting }) => meeting?.id)})\\W{0,3}\\d{3}|${oneOf(({ meeting }) => meeting?.code)}`,
);

const NEWS = anyWord(inAllLanguages(({ mailboxes }) => mailboxes));

/** 'nyhetsbrev@…', 'hello@news.…': the mailbox or a part before the domain itself. */
function isMailboxOfNews(from: MailContext['from']): boolean {
  const [mailbox = '', domain = ''] = from?.address.split('@') ?? [];
  return NEWS.test(`${mailbox} ${domain.split('.').slice(0, -2).join(' ')}`);
}

const MAX_STARTING_PRICES = 2;

/** Labels and values that bills, tickets and vouchers have. */
function layoutSigns(context: MailContext, sent: Sending, text: string): Signs {
  const { segments, subject, document, from } = context;
  const opening = document.text.slice(0, OPENING);
  const has = (...roles: Parameters<typeof hasRole>[1][]) =>
    segments.some((segment) => segment.via !== 'none' && hasRole(segment, ...roles)) ? 1 : 0;
  return {
    'names who travels': has('person', 'guests'),
    'names a ticket': has('ticketNumber'),
    'names a day of booking': has('bookedOn'),
    'starting price in the subject': hasStartingPrice(subject) ? 1 : 0,
    'shows a sample of a reference': SAMPLE.test(document.text) ? 1 : 0,
    'is a meeting online': MEETING.test(document.text) ? 1 : 0,
    'subject asks': /[?？]/.test(subject) ? 1 : 0,
    'opening asks': /[?？]/.test(opening) ? 1 : 0,
    'subject shouts': /[!！%]/.test(subject) ? 1 : 0,
    'starting prices': Math.min(MAX_STARTING_PRICES, countStartingPrices(text.slice(0, MAX_STATED))),
    'sent from a mailbox of news': isMailboxOfNews(from) ? 1 : 0,
    'sent to a list': sent.isBulk ? 1 : 0,
    'can be unsubscribed': sent.canUnsubscribe ? 1 : 0,
    'answers a mail': sent.isAnswer ? 1 : 0,
    'tells of its writer': sent.isPlain && tellsOfWriter(document.lines.map(({ text }) => text).join('\n')) ? 1 : 0,
    'is a plain letter': sent.isPlain ? 1 : 0,
  };
}

/** How a mail was sent. */
export interface Sending {
  /** Headers call it bulk, or of a mailing list (RFC 2919). */
  readonly isBulk: boolean;
  /** RFC 2369. */
  readonly canUnsubscribe: boolean;
  readonly isAnswer: boolean;
  /** Without tables and pictures, as people write. */
  readonly isPlain: boolean;
}

/** How the headers and the form of a message say that it was sent. */
export const sendingOf = ({ headers, html }: OpenMessage): Sending => ({
  isBulk: /bulk|list/i.test(headers.get('precedence') ?? '') || headers.has('list-id'),
  canUnsubscribe: headers.has('list-unsubscribe'),
  isAnswer: headers.has('in-reply-to'),
  isPlain: !/<(?:table|img)\b/i.test(html),
});

export interface Judged {
  readonly context: MailContext;
  readonly drafts: readonly Draft[];
  /** The text of the mail as it came, with its offers. */
  readonly text: string;
  readonly sent: Sending;
}

/** What speaks for and against a mail being the confirmation of a booking: phrases, its bookings, and its layout. */
export function confirmationSigns({ context, drafts, text, sent }: Judged): Signs {
  // Of an answer, the subject is what was asked.
  const subject = sent.isAnswer || isAnswer(context.subject) ? '' : context.subject;
  return {
    ...phraseSigns(subject, text),
    ...statementSigns(subject, text),
    ...draftSigns(drafts, context),
    ...layoutSigns(context, sent, text),
  };
}
