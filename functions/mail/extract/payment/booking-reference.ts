import { foldWords } from '#shared/text/fold.ts';
import { couldBeReference } from '../checks/could-be-reference.ts';
import { findDates } from '../grammar/find-dates.ts';
import { findReference, looksLikeReference, type ReferenceMention } from '../grammar/find-reference.ts';
import { labelAtStart } from '../labels/roles.ts';
import { hasRole } from '../labels/segment.ts';
import { evidenceAt, guessed, type MailContext, type ReadSegment } from '../mail-context.ts';
import type { Found } from '../mail-reading.ts';
import { oneOf } from '../words/language-words.ts';
import { caseless } from '../words/word-pattern.ts';
import { isDeducted } from './row-head.ts';

const partOf = (choose: Parameters<typeof oneOf>[0]): RegExp => new RegExp(oneOf(choose), 'u');
const BOOKING_WORD = partOf(({ references }) => references?.booking);
const ORDER_WORD = partOf(({ references }) => references?.order);
const NUMBER_WORD = new RegExp(
  `${oneOf(({ references }) => references?.numbers)}|(?:${oneOf(({ references }) => references?.wholeNumbers)})\\b`,
  'u',
);
/** Those of other parties, and of the systems that all travel agencies use. */
const OTHERS_WORD = new RegExp(`${oneOf(({ references }) => references?.others)}|amadeus|galileo|sabre`, 'u');

/** The kinds of references that labels name, the booking's own first. */
function rank(label: string, via: ReadSegment['via']): number {
  const words = foldWords(label);
  const named = [words, label.toLowerCase()];
  const isBooking = named.some((each) => BOOKING_WORD.test(each));
  const kind = isBooking ? 6 : named.some((each) => ORDER_WORD.test(each)) ? 5 : 3.5;
  const beside = via === 'own' || via === 'before' ? 0.5 : 0;
  return kind + beside + (NUMBER_WORD.test(words) ? 0.5 : 0) - (OTHERS_WORD.test(words) ? 2 : 0);
}

/** 'Votre numéro de réservation est le 55817.': label, verb and code within a sentence. */
const SAID = new RegExp(
  `^(?:\\s(?:${oneOf(({ at }) => at?.sender)})\\s[\\p{L}\\d&'’.-]+(?:\\s\\p{Lu}[\\p{L}\\d&'’.-]*){0,3})?(?:\\s*(?:${oneOf(({ references }) => references?.is)})|(?:\\s[\\p{L}&'’.-]{1,20}){0,4}\\s?[:：])\\s*:?\\s*(?:(?:${oneOf(({ articles }) => articles)}) )?[#"“]?(\\d{2,5}(?: \\d{2,5}){1,4}(?![\\d.,])|[A-Z0-9][\\w./-]{2,24})`,
  'u',
);
const SIGN = oneOf(({ references }) => references?.signs);
/**
 * 'Votre réservation K7WZ3B est …', 'under booking no. DL-5520': the code follows immediately, and could be nothing
 * else.
 */
const BESIDE = new RegExp(
  `^[°º.]?\\s*(?:${SIGN}|#)?\\s*[#"“(]?(\\d{3,5}(?: \\d{2,5}){1,4}(?![\\d.,])|\\p{Lu}{1,4} \\d{1,5}\\/\\d{2,4}(?:-\\d{1,4})?|\\p{Lu}{2,4} \\d{5,10}|(?=(?:[^\\s\\d]*\\d){5})\\d{2,8}(?:[-/]\\d{2,8}){1,3}|(?=[A-Z0-9/-]*\\d)(?=[A-Z0-9/-]*[A-Z])[A-Z0-9][A-Z0-9/-]{4,24}|(?<=[#°º.]\\s?)\\d{4,14})(?![\\p{L}\\d]|[-/][\\p{L}\\d])`,
  'u',
);
/** 'bokningsnummer 5590217': a word that ends in 'number', and digits. */
const IS_NUMBER = caseless(`(?:${SIGN}|番号)$`);
const DIGITS = /^[.:：]?\s{0,2}(\d{5,14})(?![\d\p{L}]|[.,]\d)/u;
/** 'Auftrag 55012.': nothing but digits between the label and the end of its clause. */
const LONE_DIGITS = /^\s(\d{5,14})(?=[.,;)](?:\s|$)|$)/u;
const MAX_SENTENCE = 700;

/** The code that follows a label within a sentence. */
function codeAfterLabel(rest: string): string | undefined {
  const label = labelAtStart(rest);
  if (!label?.roles.has('reference')) return undefined;
  const follows = rest.slice(label.end);
  const digits = () => (IS_NUMBER.test(rest.slice(0, label.end)) ? DIGITS.exec(follows) : LONE_DIGITS.exec(follows));
  const code = SAID.exec(follows) ?? BESIDE.exec(follows) ?? digits();
  const value = code?.[1]?.replace(/[.]$/, '');
  const isCode = value !== undefined && (/\d/.test(value) || /^[A-Z]{6}$/.test(value));
  return isCode && couldBeReference(value) && findDates(value).length === 0 ? value : undefined;
}

function inSentence({ text, roles, prose, money }: ReadSegment): ReferenceMention | undefined {
  if ((roles.size > 0 && !prose) || text.length > MAX_SENTENCE || !/\d/.test(text)) return undefined;
  // 'Discount code WELCOME5: -5.00 €'
  if (!prose && money.length === 1 && isDeducted(text, money[0] ?? { start: 0 })) return undefined;
  for (const word of [...text.matchAll(/(?<![\p{L}\d])\p{L}/gu)].slice(0, 120)) {
    const value = codeAfterLabel(text.slice(word.index, word.index + 120));
    if (value === undefined) continue;
    const start = text.indexOf(value, word.index);
    return { value, start, end: start + value.length };
  }
  return undefined;
}

const IN_SUBJECT = caseless(
  `(?:${oneOf(({ references }) => references?.inSubject)})[\\s:：.#]*[([]?([A-Z0-9][A-Z0-9-]{3,20})\\b|[([]([A-Z0-9]{5,12})[)\\]]|\\b([A-Z0-9]{6}|[A-Z]{1,4}-?\\d{4,10})\\b(?=\\s*$)`,
  'giu',
);

/** A date, amount or time is no reference. */
const isOtherValue = ({ dates, money, times }: ReadSegment, code: ReferenceMention): boolean =>
  [...dates, ...money, ...times].some((other) => code.start < other.end && code.end > other.start);

/** 'Customer no. 4471902 | Booking no. TL7734190': of several codes in one cell the one that the best label names. */
function calledPiece(segment: ReadSegment): ReferenceMention | undefined {
  const pieces = [...segment.text.matchAll(/[^|·•]+/gu)];
  if (pieces.length < 2) return undefined;
  const called = pieces.flatMap(({ 0: text, index }) => {
    const lead = text.length - text.trimStart().length;
    const label = labelAtStart(text.trimStart());
    const code = label?.roles.has('reference') ? findReference(text.slice(lead + label.end)) : undefined;
    if (!label || !code) return [];
    const start = index + lead + label.end + code.start;
    const worth = rank(text.slice(lead, lead + label.end), 'own');
    return [{ worth, mention: { value: code.value, start, end: start + code.value.length } }];
  });
  return called.sort((one, other) => other.worth - one.worth)[0]?.mention;
}

/** The code that a label names in a segment. */
export function labelledCode(segment: ReadSegment): ReferenceMention | undefined {
  if (!hasRole(segment, 'reference', 'ticketNumber') || segment.text === '' || segment.via === 'none') return undefined;
  const called = calledPiece(segment);
  if (called) return called;
  const whole = segment.text.trim();
  const code =
    /^\d{2,}$/.test(whole) && segment.via !== 'header'
      ? { value: whole, start: 0, end: segment.text.length }
      : findReference(segment.text);
  if (!code || (segment.prose && code.start > 25) || isOtherValue(segment, code)) return undefined;
  return code;
}

/** 'Holiday home no. ' before a code below 'Your booking': words of its own, which say what it is the number of. */
const NAMED_OTHERWISE = caseless(`\\p{L}{3}.*(?:${SIGN}|#)\\W{0,3}$`);

/** How likely a labelled code is the booking's own: by its label, then by coming first and by the subject. */
function worthOf(segment: ReadSegment, code: ReferenceMention, subject: string): number {
  const isTicket = !hasRole(segment, 'reference');
  // 'CV/5MKQ7T' is the airline's own, whatever system sold it.
  const isAirlines = /(?<![A-Z\d])[A-Z\d]{2}\/$/.test(segment.text.slice(0, code.start));
  return (
    (isTicket ? 1 : rank(segment.label ?? '', segment.via)) -
    (isAirlines ? -1 : code.start > 3 ? (NAMED_OTHERWISE.test(segment.text.slice(0, code.start)) ? 2.5 : 1.5) : 0) -
    segment.line / 1000 +
    (code.value.length > 4 && subject.includes(code.value) ? 2 : 0) -
    (/^\d{1,4}$/.test(code.value) ? 1 : 0)
  );
}

/** The best of the codes next to a label. */
function bestLabelled({ segments, subject }: MailContext): { found: Found<string>; worth: number } | undefined {
  let best: { found: Found<string>; worth: number } | undefined;
  for (const segment of segments) {
    const code = labelledCode(segment);
    if (!code) continue;
    const worth = worthOf(segment, code, subject);
    if (best === undefined || worth > best.worth)
      best = { found: { value: code.value.slice(0, 100), evidence: evidenceAt(segment, code) }, worth };
  }
  return best;
}

function saidInSentence({ segments }: MailContext): Found<string> | undefined {
  for (const segment of segments) {
    const said = inSentence(segment);
    if (said) return { value: said.value, evidence: evidenceAt(segment, said) };
  }
  return undefined;
}

function inSubject(subject: string): Found<string> | undefined {
  const code = [...subject.matchAll(IN_SUBJECT)]
    .map((match) => match[1] ?? match[2] ?? match[3] ?? '')
    .find((each) => each === each.toUpperCase() && looksLikeReference(each) && /\d|^[A-Z]{6}$/.test(each));
  return code === undefined
    ? undefined
    : { value: code, evidence: { kind: 'found', quote: code, how: 'from the subject' } };
}

/** Something like a code, with a digit. */
const CODES = /(?<![\p{L}\d.,])(?=[^\s]*\d)[A-Z\d](?:[A-Z\d/-]{2,22})[A-Z\d](?![\p{L}\d]|[.,:]\d)/gu;

/** A code that the subject and the body both have, whatever words surround it: no date, no flight, no lone year. */
function inSubjectAndBody({ subject, document }: MailContext): Found<string> | undefined {
  const days = findDates(subject);
  const codes = [...subject.matchAll(CODES)].filter(
    ({ 0: code, index }) =>
      looksLikeReference(code) &&
      !isFlight(code) &&
      !/^(?:19|20)\d\d$/.test(code) &&
      !days.some(({ start, end }) => index < end && index + code.length > start) &&
      document.text.includes(code),
  );
  const [longest] = codes.map(([code]) => code).sort((a, b) => b.length - a.length);
  if (longest === undefined) return undefined;
  const start = document.text.indexOf(longest);
  return { value: longest, evidence: { kind: 'found', quote: longest, start, end: start + longest.length } };
}

/** Less than this, and a labelled code counts only where nothing else is found: the number of a ticket, or another's. */
const SURE_WORTH = 2;

/** The booking's reference: the code next to its label, else the one in a sentence or the subject. */
export function bookingReference(context: MailContext): Found<string> | undefined {
  const labelled = bestLabelled(context);
  if (labelled && labelled.worth > SURE_WORTH) return labelled.found;
  const said = saidInSentence(context) ?? inSubjectAndBody(context) ?? inSubject(context.subject);
  if (said) return said;
  if (labelled) return guessed(labelled.found, 'the only code with a label, which may be that of a ticket');
  const numbered = onlyNumbered(context);
  if (numbered) return guessed(numbered, 'the only number with a sign for one, which nothing calls the reference');
  const lone = loneCode(context);
  return lone && guessed(lone, 'the only code in the mail, which nothing calls the reference');
}

/** 'contrat signé (n° 2027-031)', 'Vertrag Nr. 2027-22': a number of several parts behind a sign for one. */
const NUMBERED = caseless(
  `(?<!\\p{L})(?:n\\.?\\s?[°ºo]\\.?|${SIGN})\\s?((?=(?:[^\\d\\s]*\\d){4}|(?-i:[A-Z])(?:[^\\d\\s]*\\d){3})[A-Z\\d]{1,8}(?:[-/][A-Z\\d]{1,8}){1,3})(?![\\p{L}\\d]|[-/.,]\\d)`,
  'giu',
);

/** How many pieces of a mail are its opening. */
const OPENING = 12;

/** Such a number in a sentence with the days or in the opening, if the mail has only one: no date and no telephone number. */
function onlyNumbered({ segments }: MailContext): Found<string> | undefined {
  const sentences = segments.filter(
    ({ prose, dates, roles, index }) => (prose && dates.length > 0) || (roles.size === 0 && index < OPENING),
  );
  const found = sentences.flatMap((segment) =>
    [...segment.text.matchAll(NUMBERED)].flatMap((match) => {
      const value = match[1] ?? '';
      const start = match.index + match[0].length - value.length;
      const mention = { value, start, end: start + value.length };
      const isOther = !couldBeReference(value, mention, [...segment.dates, ...segment.money, ...segment.times]);
      return isOther ? [] : [{ value, evidence: evidenceAt(segment, mention) }];
    }),
  );
  return new Set(found.map(({ value }) => value)).size === 1 ? found[0] : undefined;
}

/** '# AT9-30718', or a code in a cell of its own, if the mail has only one such. */
function loneCode(context: MailContext): Found<string> | undefined {
  const codes = context.segments.flatMap((segment) => {
    const [, sign = '', code = ''] = LONE.exec(segment.text) ?? [];
    const isCode = sign === '' ? /^(?=.*\d.*)(?=(?:.*[A-Z]){3})[A-Z\d-]{6,14}$/.test(code) : /\d/.test(code);
    const isFree = segment.roles.size === 0 || segment.via !== 'own';
    return isCode && isFree && looksLikeReference(code) && !isFlight(code)
      ? [{ segment, code, signed: sign !== '' }]
      : [];
  });
  const chosen = codes.filter(({ signed }) => signed).length > 0 ? codes.filter(({ signed }) => signed) : codes;
  const [only] = chosen;
  if (!only || new Set(chosen.map(({ code }) => code)).size !== 1) return undefined;
  const start = only.segment.text.indexOf(only.code);
  const span = { start, end: start + only.code.length };
  return { value: only.code, evidence: evidenceAt(only.segment, span) };
}

const LONE = /^(?:[^\p{L}\d#№]{0,4})([#№]?)\s?([A-Z\d][A-Z\d-]{3,19})$/u;
const isFlight = (code: string): boolean => /^(?:[A-Z][A-Z\d]|\d[A-Z])\d{2,4}$/.test(code);
