import { weekdayNumbers } from '../grammar/calendar-words.ts';
import { labelAtStart } from '../labels/roles.ts';
import { addressScore } from '../places/address.ts';
import { inAllLanguages, oneOf } from '../words/language-words.ts';
import { alternatives, caseless } from '../words/word-pattern.ts';

const NOISE = caseless(
  `(?<!\\p{L})(?:(?:${oneOf(({ times }) => [...(times?.after ?? []), ...(times?.local ?? []), ...(times?.nextDay ?? [])])})(?!\\p{L})|(?:${oneOf(({ platform }) => platform)})(?!\\p{L}{2})\\s?:?\\s?(?:\\d\\w{0,2}|\\w\\d{0,2}|(?-i:\\p{Lu}{2,3}))\\b|T\\d[A-Z]?\\b|\\+\\s?\\d)|[（(][^（()）]*(?:${oneOf(({ platformInBrackets }) => platformInBrackets)}|\\dF)[^（()）]*[)）]|\\((?:${oneOf(({ times, clock }) => [...(times?.local ?? []), ...(clock ?? [])])})?\\s*\\)?(?=\\s|$)|翌[朝日]|[→➔⟶✈·•●○◉◦◎⬤■□▪▫◆◇▶►▼↓⬇|*【】]`,
  'giu',
);
/** What a line begins with that is a seat, a fare, a maker of aircraft, a status or a button. */
const NO_PLACE = caseless(
  `^(?:(?:${oneOf(({ noPlaces }) => noPlaces?.first)})(?!\\p{L})|airbus|boeing|embraer|bombardier|atr|dash|fokker|1\\.|2\\.|1ª|2ª|1re|2e|\\d+ (?:${oneOf(({ units, guests, lasting }) => [...(units?.hour ?? []), ...(units?.minute ?? []), ...(units?.piece ?? []), ...(guests ?? []), ...(lasting?.changes ?? []), 'kg', 'x'])})(?!\\p{L}))`,
);
/** Where a service goes, and walks between two trains, which are not legs. */
export const NO_STOP = caseless(
  `(?<!\\p{L})(?:${oneOf(({ towards }) => towards?.of)}) (?:${oneOf(({ towards }) => towards?.to)})(?!\\p{L})|(?<!\\p{L})(?:${oneOf(({ noPlaces }) => noPlaces?.phrases)})(?!\\p{L})|行き(?:$|\\s)`,
);
const LEAD = caseless(`^(?:(?:${oneOf(({ stops }) => stops?.lead)})(?=[\\s:.])\\s*)?[\\s,;:\\-–—)~～/.>›»]*`);
const TAIL = caseless(`,?(?:\\s+(?:${oneOf(({ stops }) => stops?.tail)}))?[\\s,;:\\-–—(~～/]*$`);

export interface Leftover {
  readonly name: string;
  /** Offset in the text. */
  readonly start: number;
}

interface Span {
  readonly start: number;
  readonly end: number;
}

/** The rest of a text without dates, times and numbers, as far as it could be names of places. */
export function leftoverNames(text: string, spans: readonly Span[]): Leftover[] {
  let rest = text;
  const blank = (start: number, end: number) => {
    rest = `${rest.slice(0, start)}${'\t'.repeat(end - start)}${rest.slice(end)}`;
  };
  for (const span of spans) blank(span.start, span.end);
  rest = rest.replace(NOISE, (noise) => '\t'.repeat(noise.length));
  return [...rest.matchAll(/[^\t]+?(?=\t| {3}|$)/gu)].flatMap((piece) => {
    const lead = LEAD.exec(piece[0].trimStart())?.[0].length ?? 0;
    const start = piece.index + (piece[0].length - piece[0].trimStart().length) + lead;
    const name = piece[0].trimStart().slice(lead).replace(TAIL, '').trim();
    return isPlaceLike(name) ? [{ name, start }] : [];
  });
}

/** The first of the remaining names. */
export function leftoverName(text: string, spans: readonly Span[]): string | undefined {
  return leftoverNames(text, spans)[0]?.name;
}

/** Small print: 'after the departure', 'the fee for taking back'. */
const NO_PLACE_WITHIN = new RegExp(
  oneOf(({ noPlaces }) => noPlaces?.within),
  'u',
);
const PIECES = caseless(`^\\d+\\s?(?:x|kg|${oneOf(({ units }) => units?.piece)})(?!\\p{L})`);
const MINUTES = new RegExp(`(?<!\\d)\\d{1,3} ?(?:${oneOf(({ units }) => units?.minute)})(?!\\p{L})`, 'u');

/** 'NEW:', 'Vorher': which state of a booking a line is about. */
export const STATE = caseless(
  `^(?:${alternatives(inAllLanguages(({ former, present }) => [...(former ?? []), ...(present ?? [])]))})\\s?[:：]?$`,
);

/** A sentence rather than a name: it has more small words than place names have. */
const isWordy = (text: string): boolean => {
  const words = text.replace(/\([^)]*\)/g, ' ').split(/\s+/);
  return words.length > 4 && words.filter((word) => /^\p{Ll}/u.test(word)).length > 2;
};

/** 'Saturday', 'Thứ Bảy', 'Viernes Santo' */
function beginsWithWeekday(text: string): boolean {
  const [first = '', second = '', ...more] = text.split(/[\s,.]+/);
  return (
    weekdayNumbers(text) !== undefined ||
    weekdayNumbers(`${first} ${second}`) !== undefined ||
    (more.length === 0 && first.length > MAX_SHORT_DAY && weekdayNumbers(first) !== undefined)
  );
}

/** Shorter forms of weekdays begin the names of places: 'San Sebastián', 'Sun City'. */
const MAX_SHORT_DAY = 4;

function isPlaceLike(text: string): boolean {
  if (
    /\p{L}\s?[:：]\s|^(?=.*\d)[A-Z\d]{5,9}$/u.test(text) ||
    MINUTES.test(text) ||
    NO_PLACE_WITHIN.test(text) ||
    STATE.test(text) ||
    beginsWithWeekday(text) ||
    isWordy(text) ||
    /\d{2}(?:[ .]\d{2}){3}/.test(text)
  )
    return false;
  if (/^\((?=\p{Ll})/u.test(text)) return false;
  if (PIECES.test(text)) return false;
  if (text.length < 2 || text.length > 60 || !/[\p{L}]{2}/u.test(text)) return false;
  if (!/^[\p{Lu}\d'’(\u3040-\u30ff\u3400-\u9fff\uac00-\ud7af]/u.test(text)) return false;
  if (/^\d/.test(text) && addressScore(text) < 1 && !/^\d+\S* \p{Lu}/u.test(text)) return false;
  if (/[@€£$%#!?]|https?:|\.\s\p{Lu}\p{Ll}+\s\p{Ll}/u.test(text) || NO_PLACE.test(text) || NO_STOP.test(text))
    return false;
  const label = labelAtStart(text);
  if (label?.roles.has('reference') && label.words > 1) return false;
  return !(label && label.end >= text.replace(/[\s:：]+$/, '').length);
}
