import { foldWords } from '#shared/text/fold.ts';
import type { Role } from '../labels/roles.ts';
import { hasRole } from '../labels/segment.ts';
import { foundText, type MailContext, type ReadSegment } from '../mail-context.ts';
import type { Found } from '../mail-reading.ts';
import { addressScore } from './address.ts';
import { isNameLike, namesInSentence } from './name-in-sentence.ts';

interface Candidate {
  readonly name: string;
  readonly score: number;
  readonly segment?: ReadSegment;
}

const MAX_CANDIDATES = 150;

export interface NameSearch {
  /** Labels whose value is the name. */
  readonly labels: readonly Role[];
  /** Words that are part of such names: Hotel, Pension, Trattoria. */
  readonly nameWords: RegExp;
  /** The booking's position in the mail; names near it score higher. */
  readonly near?: ReadSegment;
  /** The name of a show is above its date, and its venue below. */
  readonly isShow?: boolean;
}

const isValue = (segment: ReadSegment): boolean =>
  segment.text !== '' &&
  !segment.prose &&
  segment.dates.length === 0 &&
  segment.times.length === 0 &&
  segment.money.length === 0;

/** A line of its own that could be a name. */
const isFree = (segment: ReadSegment): boolean =>
  isValue(segment) &&
  (segment.roles.size === 0 || hasRole(segment, 'checkIn', 'reference', 'venue')) &&
  segment.text.length <= 70 &&
  !/^[A-Z]{1,4}-?\d{3,}$/.test(segment.text) &&
  isNameLike(segment.text);

const SENDER_NOISE =
  /\b(?:reservations?|bookings?|no[- ]?reply|noreply|info|support|team|customer service|service|tickets?|reservierung(?:en)?|buchung(?:en)?|réservations?|reservas|prenotazioni|boekingen|reserveringen|bokning(?:ar)?|booking|confirmation|notifications?|mail|via .*|kundenservice|guest relations|front desk|concierge|box office|hello|updates?)\b|[<>"]|\.(?:com|example|net|org|de|fr|es|it|nl|pt|se|dk|jp)\b/giu;

/** The sender's display name without 'Reservations', 'no-reply' and the like. */
export function senderName(context: MailContext): string | undefined {
  const name = context.from?.name
    ?.replace(SENDER_NOISE, ' ')
    .replace(/\s+/g, ' ')
    .replace(/^[\s\-–|,:·]+|[\s\-–|,:·]+$/g, '');
  return name && name.length > 2 && isNameLike(name) ? name : undefined;
}

/** 'Comfortplaats 80 m², nr. 143': the room or pitch rather than the house. */
const isKindOfRoom = (text: string): boolean =>
  /\d\s?(?:m²|m2|qm|kvm|㎡|amp(?:ère|ere)?\b)|\b(?:nr|no|nº|n°)\.?\s?\d|\d\s?(?:pers|personen|personer|bedden|sovrum|soverom|chambres|camere)/iu.test(
    text,
  );

/** A short line up to three lines above the booking's date. */
const isJustAbove = (segment: ReadSegment, near: ReadSegment): boolean =>
  segment.line < near.line &&
  near.line - segment.line <= 3 &&
  segment.text.split(/\s+/).length <= 6 &&
  !segment.heading;

/** The subject has the same name as a line of its own in the body. */
const inSubject = (subject: string, line: string): boolean =>
  line.length > 5 && foldWords(subject).includes(foldWords(line));

function candidates(context: MailContext, search: NameSearch): Candidate[] {
  const found: Candidate[] = [];
  const { segments } = context;
  const nearness = (segment: ReadSegment) =>
    search.near === undefined ? 0 : Math.max(0, 3 - Math.abs(segment.line - search.near.line) / 4);
  const { near } = search;
  const shown =
    near && search.isShow ? segments.findLast((each) => isFree(each) && isJustAbove(each, near)) : undefined;
  for (const [index, segment] of segments.entries()) {
    if (segment.text === '') continue;
    if (hasRole(segment, ...search.labels) && isValue(segment) && isNameLike(segment.text))
      found.push({ name: segment.text, score: (isKindOfRoom(segment.text) ? 3 : 10) + nearness(segment), segment });
    if (index < 25 && (segment.prose || segment.heading) && segment.roles.size === 0)
      for (const name of namesInSentence(segment.text))
        found.push({ name, score: 4 + (search.nameWords.test(name) ? 2 : 0), segment });
    if (!isFree(segment)) continue;
    const next = segments[index + 1];
    const beforeAddress =
      next !== undefined && next.line - segment.line <= 2 && (addressScore(next.text) >= 2 || hasRole(next, 'address'));
    const named = search.nameWords.test(segment.text) && segment.text.split(/\s+/).length <= 9;
    if (inSubject(context.subject, segment.text))
      found.push({
        name: segment.text,
        score: 6 + (segment.heading ? 1 : 0) + (named ? 2 : 0) + nearness(segment),
        segment,
      });
    if (beforeAddress && addressScore(segment.text) < 1.5)
      found.push({
        name: segment.text,
        score:
          (shown && near && segment.line > near.line ? 2 : 6) +
          (segment.heading ? 1 : 0) +
          (named ? 2 : 0) +
          nearness(segment),
        segment,
      });
    else if (segment === shown)
      found.push({ name: segment.text, score: 4 + (named ? 2 : 0) + nearness(segment), segment });
    else if (named)
      found.push({ name: segment.text, score: 4 + (segment.heading ? 1.5 : 0) + nearness(segment), segment });
    else if (search.near && isJustAbove(segment, search.near)) found.push({ name: segment.text, score: 2.6, segment });
    else if (segment.heading) found.push({ name: segment.text, score: 2 + nearness(segment), segment });
  }
  for (const name of namesInSentence(context.subject))
    found.push({ name, score: 6 + (search.nameWords.test(name) ? 1 : 0) });
  const sender = senderName(context);
  if (sender) found.push({ name: sender, score: 2 + (search.nameWords.test(sender) ? 3 : 0) });
  return found;
}

/** 'Pension Lindenhof' rather than 'Lindenhof', if the mail has both. */
function fuller(best: Candidate, all: readonly Candidate[], nameWords: RegExp, text: string): Candidate {
  const folded = ` ${foldWords(best.name)} `;
  if (nameWords.test(best.name)) return best;
  return (
    all.find(({ name }) => {
      const other = ` ${foldWords(name)} `;
      return (
        other.length > folded.length &&
        other.length < folded.length + 16 &&
        other.includes(folded) &&
        nameWords.test(name) &&
        text.includes(other.trim())
      );
    }) ?? best
  );
}

/** The name of the hotel, restaurant or venue: the candidate that the mail's labels, headings and sentences agree on. */
export function placeName(context: MailContext, search: NameSearch): Found<string> | undefined {
  const text = foldWords(context.document.text);
  let best: { readonly candidate: Candidate; readonly score: number } | undefined;
  const all = candidates(context, search).slice(0, MAX_CANDIDATES);
  for (const candidate of all) {
    const folded = foldWords(candidate.name);
    const repeats = folded === '' ? 0 : text.split(folded).length - 1;
    const words = candidate.name.split(/\s+/).length;
    const score =
      candidate.score +
      Math.min(repeats, 4) * 0.75 -
      (words > 8 ? 3 : 0) -
      (context.places.isCity(candidate.name) ? 4 : 0);
    if (best === undefined || score > best.score) best = { candidate, score };
  }
  if (best === undefined || best.score < 2.5) return undefined;
  const chosen = fuller(best.candidate, all, search.nameWords, text);
  const { name, segment } = chosen;
  const trimmed = name.replace(/\s*[*★☆✩]+\s*$/u, '').trim();
  const holder = segment ?? context.segments.find((each) => each.text.includes(trimmed));
  return holder
    ? foundText(holder, trimmed)
    : { value: trimmed, evidence: { kind: 'found', quote: trimmed, how: 'from the subject or the sender' } };
}
