import { foldWords } from '#shared/text/fold.ts';
import type { Role } from '../labels/roles.ts';
import { hasRole } from '../labels/segment.ts';
import type { MailContext, ReadSegment } from '../mail-context.ts';
import { oneOf } from '../words/language-words.ts';
import { caseless } from '../words/word-pattern.ts';
import { addressScore } from './address.ts';
import { isNameLike, namesInSentence } from './name-in-sentence.ts';
import { senderName } from './sender-name.ts';

/** A text that can be the place's name, and how much its position in the mail speaks for it. */
export interface NameCandidate {
  readonly name: string;
  readonly score: number;
  readonly segment?: ReadSegment;
}

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

/** How many lines of a mail are its opening: 'Thank you for your stay at …'. */
const OPENING = 25;

const isValue = (segment: ReadSegment): boolean =>
  segment.text !== '' &&
  !segment.prose &&
  segment.dates.length === 0 &&
  segment.times.length === 0 &&
  segment.money.length === 0;

/** A line of its own that could be a name. */
const isFree = (segment: ReadSegment): boolean =>
  isValue(segment) &&
  ((segment.roles.size === 0 && segment.label === undefined) || hasRole(segment, 'checkIn', 'reference', 'venue')) &&
  segment.text.length <= 70 &&
  !/^[A-Z]{1,4}-?\d{3,}$/.test(segment.text) &&
  isNameLike(segment.text);

/** 'Comfortplaats 80 m², nr. 143': the room or pitch rather than the house. */
const isKindOfRoom = (text: string): boolean => ROOM.test(text);
const ROOM = caseless(
  `\\d\\s?(?:m²|m2|㎡|(?:${oneOf(({ units }) => units?.room)})(?!\\p{L}))|\\b(?:nr|no|nº|n°)\\.?\\s?\\d`,
);

/** A short line up to three lines above the booking's date. */
const isJustAbove = (segment: ReadSegment, near: ReadSegment): boolean =>
  segment.line < near.line &&
  near.line - segment.line <= 3 &&
  segment.text.split(/\s+/).length <= (addressScore(segment.text) < 1 ? MAX_TITLE_WORDS : MAX_NAME_WORDS) &&
  !segment.heading;

/** 'Shinjuku: evening food tour with 13 tastings' */
const MAX_TITLE_WORDS = 8;

/** The subject has the same name as a line of its own in the body. */
const inSubject = (subject: string, line: string): boolean =>
  line.length > 5 && foldWords(subject).includes(foldWords(line));

/** The texts of a mail that can be the name: values of labels, lines of their own, sentences, subject and sender. */
export function nameCandidates(context: MailContext, search: NameSearch): NameCandidate[] {
  const shown = nameOfShow(context.segments, search);
  return [
    ...context.segments.flatMap((segment, index) => {
      if (segment.text === '') return [];
      return [
        ...labelledName(segment, search),
        ...nameWithTown(segment, context, search),
        ...(index === 0 ? writtenBySender(segment, context) : []),
        ...nameBeforeAddress(segment, search),
        ...(index < OPENING ? namesInOpening(segment, search) : []),
        ...(isFree(segment) ? freeLine({ segment, next: context.segments[index + 1], shown }, context, search) : []),
      ];
    }),
    ...namesInSubject(context, search),
    ...nameOfSender(context, search),
  ];
}

/** The last line above a show's date that can be its name. */
function nameOfShow(segments: readonly ReadSegment[], { near, isShow }: NameSearch): ReadSegment | undefined {
  return near && isShow ? segments.findLast((each) => isFree(each) && isJustAbove(each, near)) : undefined;
}

/** 0 to 3, the more the nearer to the booking. */
function nearness(segment: ReadSegment, { near }: NameSearch): number {
  return near === undefined ? 0 : Math.max(0, 3 - Math.abs(segment.line - near.line) / 4);
}

function labelledName(segment: ReadSegment, search: NameSearch): NameCandidate[] {
  if (!hasRole(segment, ...search.labels) || !isValue(segment) || !isNameLike(segment.text)) return [];
  const score = (isKindOfRoom(segment.text) ? 3 : 10) + nearness(segment, search);
  return [{ name: headOfAddress(segment.text, search) ?? segment.text, score, segment }];
}

/** 'Seville: tapas and flamenco': a town before what one books there, which looks like a label. */
function nameWithTown(segment: ReadSegment, { places }: MailContext, search: NameSearch): NameCandidate[] {
  const { label, via, roles, text } = segment;
  if (label === undefined || via !== 'own' || roles.size > 0 || !isValue(segment) || !places.isCity(label)) return [];
  return [{ name: `${label}: ${text}`, score: 4 + nearness(segment, search), segment }];
}

/** A till or a ticket begins with the name of the house, which is in the address that it was sent from. */
function writtenBySender(segment: ReadSegment, { from }: MailContext): NameCandidate[] {
  if (!isFree(segment) || from === undefined) return [];
  const letters = foldWords(segment.text).replace(/ /g, '');
  const isSender = letters.length > 5 && foldWords(from.address).replace(/ /g, '').includes(letters);
  return isSender ? [{ name: segment.text, score: 4.5, segment }] : [];
}

/** 'Hotel Mar i Pins (3 star)' */
const ASIDE = /\s*\([^()]*\)$/u;

/** 'Almyra Bay Resort ****, Hersonissos, Kreta': the stars of its category end the name. */
const STARRED = /^([^,*★☆✩]{3,60}?)\s*[*★☆✩]{2,},\s/u;

/** 'Guesthouse Árhóll' of 'Guesthouse Árhóll, Rangárflatir 2, 850 Hella': what stands before an address with a number. */
function headOfAddress(text: string, { nameWords }: NameSearch): string | undefined {
  const starred = STARRED.exec(text)?.[1];
  if (starred !== undefined && isNameLike(starred)) return starred;
  const [head = '', ...rest] = text.split(', ');
  const name = head.replace(ASIDE, '');
  const isNumbered = /\d/.test(rest.join(' ')) && !/\d/.test(name);
  const isAddress = isNumbered && (nameWords.test(name) || addressScore(rest.join(', ')) >= 1.5);
  return isAddress && isNameLike(name) ? name : undefined;
}

/** 'Trattoria da Pino: your table is confirmed': who writes a short message. */
const WRITER = /^(\p{Lu}[\p{L}'’&.-]*(?: [\p{L}'’&.-]+){0,4})\s?[:：]\s/u;

function namesInOpening(segment: ReadSegment, { nameWords }: NameSearch): NameCandidate[] {
  if (!(segment.prose || segment.heading) || segment.roles.size > 0) return [];
  const lead = segment.prose ? WRITER.exec(segment.text)?.[1] : undefined;
  const names = [...(lead !== undefined && isNameLike(lead) ? [lead] : []), ...namesInSentence(segment.text)];
  return names.map((name) => ({ name, score: 4 + (nameWords.test(name) ? 2 : 0), segment }));
}

const BULLET = /^[-–—•*·]\s+/u;
const MAX_NAME_WORDS = 6;

/** '- Gîte Les Tilleuls, 8 chemin du Lavoir, 24220 Saint-Cyprien': the name at the head of its address. */
function nameBeforeAddress(segment: ReadSegment, search: NameSearch): NameCandidate[] {
  const isSentence = segment.prose && /[.!?。]$/u.test(segment.text);
  if (isSentence || segment.dates.length > 0 || segment.money.length > 0) return [];
  const [head = '', ...rest] = segment.text.replace(BULLET, '').split(', ');
  const name = head.replace(ASIDE, '');
  const isAddress = rest.length > 1 || STARRED.test(segment.text) || addressScore(rest.join(', ')) >= 1.5;
  if (!isAddress || !search.nameWords.test(name) || !isNameLike(name)) return [];
  return name.split(/\s+/).length > MAX_NAME_WORDS ? [] : [{ name, score: 6 + nearness(segment, search), segment }];
}

interface FreeLine {
  readonly segment: ReadSegment;
  readonly next: ReadSegment | undefined;
  /** The name of a show. */
  readonly shown: ReadSegment | undefined;
}

/** A line of its own, for the subject that repeats it and for where it stands. */
function freeLine(line: FreeLine, { subject }: MailContext, search: NameSearch): NameCandidate[] {
  const { segment, shown } = line;
  const isNamed = search.nameWords.test(segment.text) && segment.text.split(/\s+/).length <= 9;
  const scores = [
    inSubject(subject, segment.text)
      ? 6 + (segment.heading ? 1 : 0) + (isNamed ? 2 : 0) + nearness(segment, search)
      : undefined,
    isAboveAddress(line, search)
      ? scoreAboveAddress(segment, search, { isNamed, isBelowShow: isBelowShow(line, search) })
      : scoreOfPosition(segment, search, { isNamed, isShown: segment === shown }),
  ];
  return scores.flatMap((score) => (score === undefined ? [] : [{ name: segment.text, score, segment }]));
}

/** A line that is no address itself, and whose next line is one that does not begin with the name of its own. */
function isAboveAddress({ segment, next }: FreeLine, { nameWords }: NameSearch): boolean {
  if (next === undefined || next.line - segment.line > 2) return false;
  const [head = '', ...rest] = next.text.split(/\s?[,|·]\s/);
  if (rest.length > 0 && nameWords.test(head) && !nameWords.test(segment.text)) return false;
  return (addressScore(next.text) >= 2 || hasRole(next, 'address')) && addressScore(segment.text) < 1.5;
}

/** Below the date of a show that has its name above: the venue. */
function isBelowShow({ segment, shown }: FreeLine, { near }: NameSearch): boolean {
  return shown !== undefined && near !== undefined && segment.line > near.line;
}

function scoreAboveAddress(
  segment: ReadSegment,
  search: NameSearch,
  { isNamed, isBelowShow }: { readonly isNamed: boolean; readonly isBelowShow: boolean },
): number {
  return (isBelowShow ? 2 : 6) + (segment.heading ? 1 : 0) + (isNamed ? 2 : 0) + nearness(segment, search);
}

/** The name of a show, a line with 'Hotel' in it, a line just above the date, a heading: in this order. */
function scoreOfPosition(
  segment: ReadSegment,
  search: NameSearch,
  { isNamed, isShown }: { readonly isNamed: boolean; readonly isShown: boolean },
): number | undefined {
  if (isShown) return 4 + (isNamed ? 2 : 0) + nearness(segment, search);
  if (isNamed) return 4 + (segment.heading ? 1.5 : 0) + nearness(segment, search);
  if (search.near && isJustAbove(segment, search.near)) return 2.6;
  return segment.heading ? 2 + nearness(segment, search) : undefined;
}

function namesInSubject({ subject }: MailContext, { nameWords }: NameSearch): NameCandidate[] {
  return namesInSentence(subject).map((name) => ({ name, score: 6 + (nameWords.test(name) ? 1 : 0) }));
}

function nameOfSender(context: MailContext, { nameWords }: NameSearch): NameCandidate[] {
  const name = senderName(context);
  return name ? [{ name, score: 2 + (nameWords.test(name) ? 3 : 0) }] : [];
}
