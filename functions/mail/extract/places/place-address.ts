import { mentionsGuests } from '../grammar/guest-count.ts';
import { labelAtStart, type Role } from '../labels/roles.ts';
import { hasRole } from '../labels/segment.ts';
import { foundText, type MailContext, type ReadSegment } from '../mail-context.ts';
import type { Found } from '../mail-reading.ts';
import { oneOf } from '../words/language-words.ts';
import { caseless } from '../words/word-pattern.ts';
import { addressIn, addressScore, namesStreet } from './address.ts';

const MAX_LINES = 4;
/** 'Réf. 4417', a telephone number, a link, a question: what follows an address, and is none. */
const NO_MORE = caseless(
  `^(?:${oneOf(({ noAddresses }) => noAddresses)})(?!\\p{L})|\\+\\s?\\d|@|https?:|(?<!\\p{L})(?:${oneOf(({ contacts }) => contacts)})(?!\\p{L})|[!?]$|\\p{Extended_Pictographic}`,
);
/** 'Clifden', 'Galway H91 X2P4', 'Brunswick VIC 3056': a town, and what its country writes behind it. */
const LAST_LINE = /^(\p{Lu}[\p{L} .,'’()-]{1,40}?)(?:,? (?=[A-Z ]*\d)[A-Z\d]{2,4}(?: [A-Z\d]{3,4})?)?$/u;
function isLastLine(text: string): boolean {
  const town = LAST_LINE.exec(text)?.[1];
  return town !== undefined && town.split(/\s+/).length <= 4;
}

/** An address over several lines, starting from its first, joined by commas. */
function withFollowingLines(context: MailContext, first: ReadSegment, head: string): Found<string> {
  const parts = [head.replace(/[,;]\s*$/, '')];
  let last = first;
  for (const next of context.segments.slice(first.index + 1, first.index + MAX_LINES)) {
    if (
      next.line - last.line > 1 ||
      (next.label !== undefined && next.via === 'own') ||
      next.column !== first.column ||
      next.text.length > 70
    )
      break;
    if (next.dates.length > 0 || next.money.length > 0 || next.times.length > 0 || NO_MORE.test(next.text)) break;
    // '8 people, 4 bedrooms, sauna'
    if (mentionsGuests(next.text)) break;
    const score = addressScore(next.text);
    const city = context.places.isCity(next.text.replace(/[,\d].*$/, '').trim());
    if (
      score < 1 &&
      !city &&
      !(isLastLine(next.text) && /\d/.test(parts.join(' ')) && (parts.length > 1 || /\d{4}/.test(head) === false))
    )
      break;
    parts.push(next.text.replace(/[,;]\s*$/, ''));
    last = next;
  }
  const value = parts.join(', ');
  if (last === first) return foundText(first, head);
  const end = last.start + last.text.length;
  return {
    value: value.slice(0, 300),
    evidence: {
      kind: 'found',
      quote: context.document.text.slice(first.start, end).slice(0, 1000),
      start: first.start,
      end,
    },
  };
}

/** The address of the place: the value of an address label, else the address nearest to the booking or its name. */
export function placeAddress(
  context: MailContext,
  near: ReadSegment | undefined,
  labels: readonly Role[] = ['address'],
): Found<string> | undefined {
  const labelled = labelledAddress(context, near, labels);
  if (labelled?.prose) return foundText(labelled, firstSentence(labelled.text));
  if (labelled) return withFollowingLines(context, labelled, labelled.text);
  const nearest = nearestAddress(context, near);
  return nearest && withFollowingLines(context, nearest.segment, nearest.head);
}

/** The nearest value of one of the labels, if it can be an address. */
function labelledAddress(
  context: MailContext,
  near: ReadSegment | undefined,
  labels: readonly Role[],
): ReadSegment | undefined {
  const [nearest] = context.segments
    .filter((segment) => hasRole(segment, ...labels) && isLabelledText(segment))
    .sort((a, b) => distance(a, near) - distance(b, near));
  if (nearest === undefined) return undefined;
  const isAddress =
    addressScore(nearest.text) >= 1 || hasRole(nearest, 'address') || nearest.text.length > leastOf(nearest.text, 8);
  return isAddress ? nearest : undefined;
}

/** A sign of Chinese or Japanese says as much as two letters. */
const leastOf = (text: string, letters: number): number =>
  /^[\u3040-\u30ff\u3400-\u9fff\uac00-\ud7af]/u.test(text) ? Math.floor(letters / 2) - 1 : letters;

const isLabelledText = (segment: ReadSegment): boolean =>
  segment.text.length > leastOf(segment.text, 5) &&
  segment.dates.length === 0 &&
  (!segment.prose || isDescribed(segment)) &&
  (segment.via === 'own' || segment.via === 'before');

const firstSentence = (text: string): string =>
  /^.{8,}?(?:\p{L}{4}|[\d)]|\s\p{Lu})[.!](?=\s+\p{Lu})/su.exec(text)?.[0].slice(0, -1) ?? text;

const MAX_DESCRIBED = 160;

/** 'East exit of the station, in front of the pharmacy. The guide has an umbrella.': where one meets, told in a sentence. */
const isDescribed = (segment: ReadSegment): boolean =>
  hasRole(segment, 'meetingPoint') &&
  segment.times.length + segment.money.length === 0 &&
  firstSentence(segment.text).length <= MAX_DESCRIBED;

/** A line that looks like an address, and how it begins. */
interface AddressLine {
  readonly segment: ReadSegment;
  readonly head: string;
}

/** The line that looks most like an address and is nearest to the booking; those of a footer come last. */
function nearestAddress(context: MailContext, near: ReadSegment | undefined): AddressLine | undefined {
  let best: (AddressLine & { readonly rank: number }) | undefined;
  const total = context.segments.length;
  for (const segment of context.segments) {
    // What the subject says as well is about the booking.
    if (!canHoldAddress(segment) || context.subject.includes(segment.text)) continue;
    const head = headOfAddress(context, segment);
    if (head === undefined) continue;
    const footer = segment.index > total * 0.85 && total > 15 ? 6 : 0;
    const rank = addressScore(head) * 2 - distance(segment, near) / 4 - footer - (segment.prose ? 2 : 0);
    if (best === undefined || rank > best.rank) best = { segment, head, rank };
  }
  return best;
}

/** Not the value of a label that says something else, nor a row of dates. */
function canHoldAddress(segment: ReadSegment): boolean {
  if ((segment.money.length > 0 && !segment.prose) || namesCode(segment.text)) return false;
  const isHour = segment.times.length > 0 && !/\p{L}{4}/u.test(segment.text);
  if (isHour) return false;
  const isOther =
    segment.roles.size > 0 &&
    !(hasRole(segment, 'deadline') && addressScore(segment.text) >= 2.5) &&
    !hasRole(segment, 'address', 'venue', 'hotel', 'restaurant', 'meetingPoint', 'event', 'stop');
  return !isOther && segment.text !== '' && (segment.dates.length <= 1 || segment.prose);
}

/** 'We confirm your booking no. 2027-071' */
const NUMBERED = caseless(
  `(?<!\\p{L})(?:${oneOf(({ references }) => references?.signs)})\\s?[A-Z\\d]*\\d[A-Z\\d]*(?:[-/][A-Z\\d]+)+[\\s.!]*$`,
);

/** 'Ref RSL 27/0511-08', 'Tunnus: 318 552 907 41': a code with what it is called. */
const namesCode = (text: string): boolean =>
  labelAtStart(text)?.roles.has('reference') === true ||
  NUMBERED.test(text) ||
  /^[^:：]{2,40}[:：]\s*[\d\s./-]{5,}$/u.test(text);

function headOfAddress(context: MailContext, segment: ReadSegment): string | undefined {
  if (segment.prose) return addressInProse(segment.text);
  const text = beforeDay(segment);
  return (
    addressIn(text) ?? behindMoment(segment) ?? (text === segment.text ? lineAndNext(context, segment) : undefined)
  );
}

/** '3Arena, North Wall Quay, Dublin 1' of '3Arena, North Wall Quay, Dublin 1 - Saturday 27 March 2027'. */
function beforeDay({ text, dates: [date] }: ReadSegment): string {
  const place = text.slice(0, date?.start);
  return place.length < MIN_PLACE || !/[;·|(–—-]\s?$/u.test(place) ? text : place.replace(/[\s,;·|(–—-]+$/u, '');
}

const MIN_PLACE = 8;

/** 'Glen Ord, Muir of Ord IV6 7UJ' of 'Fri 11 June 2027 at 14:00, Glen Ord, Muir of Ord IV6 7UJ'. */
function behindMoment({ text, dates, times }: ReadSegment): string | undefined {
  const last = Math.max(-1, ...[...dates, ...times].map(({ end }) => end));
  return last < 0 ? undefined : addressIn(text.slice(last).replace(/^[\s,;:·|(–—-]+/u, ''));
}

const distance = (segment: ReadSegment, near: ReadSegment | undefined) =>
  near === undefined ? 0 : Math.abs(segment.line - near.line);

const POSTCODE_AND_TOWN = /^(?:[A-Z]{1,2}-)?\d{4,5} \p{Lu}[\p{L}.'’ -]{2,40}$/u;

/** A street on one line and its town on the next: neither is certain alone. */
function lineAndNext(context: MailContext, segment: ReadSegment): string | undefined {
  const next = context.segments[segment.index + 1];
  if (next === undefined || next.line !== segment.line + 1 || segment.text.length > 60 || next.text.length > 60)
    return undefined;
  // 'Booking number' above its code
  if (hasRole(next, 'reference', 'ticketNumber') || !/\p{L}{2}/u.test(next.text)) return undefined;
  // 'Avenue de Lascaux' above '24290 Montignac-Lascaux'
  if (!segment.prose && namesStreet(segment.text) && POSTCODE_AND_TOWN.test(next.text)) return segment.text;
  return addressScore(segment.text) >= 1 &&
    addressScore(next.text) >= 1 &&
    /\d/.test(segment.text) &&
    /\d/.test(next.text)
    ? segment.text
    : undefined;
}

/** '12 bis, rue de la Paix, 75002 Paris' */
const NUMBER_FIRST = new RegExp(
  `(?<!\\d)(\\d{1,4}(?: ?(?:${oneOf(({ streets }) => streets?.doubled)}))?,? (?:${oneOf(({ streets }) => streets?.numbered)}) [^.;:\\d]{3,50}, ?\\d{5} \\p{Lu}[\\p{L}'’-]+(?: \\p{Lu}[\\p{L}'’-]+)?)`,
  'u',
);

/** '… liegt in der Mühlgasse 7, 96049 Bamberg; …' */
function addressInProse(text: string): string | undefined {
  const match =
    /(\p{Lu}[\p{L}.'’-]+(?: \p{L}[\p{L}.'’-]+){0,4},? \d{1,4}[a-z]?,? (?:[A-Z]{0,2}-?\d{4,5} )\p{Lu}[\p{L}-]+(?: \p{Lu}[\p{L}-]+)?)/u.exec(
      text,
    );
  const found = match?.[1] ?? NUMBER_FIRST.exec(text)?.[1];
  return found !== undefined && addressScore(found) >= 2 ? found : undefined;
}
