import { inAllLanguages } from '../words/language-words.ts';
import { alternatives, caseless } from '../words/word-pattern.ts';
import type { TimeMention } from './time-mention.ts';

const UNTIL = alternatives(inAllLanguages(({ until }) => until));
const SINCE = alternatives(inAllLanguages(({ since }) => since));
const BETWEEN = alternatives(inAllLanguages(({ between }) => between));
const AND = alternatives(inAllLanguages(({ and }) => and));
const BARE = '([01]?\\d|2[0-4])';
const NOT_IN_NUMBER = '(?<![\\d.,/:+#-]|\\p{L}-?)';

/** '14 bis', '15–', 'zwischen 15 und' before a time; the dash joins whole hours only. */
const JOINED_BEFORE = caseless(`${NOT_IN_NUMBER}${BARE}\\s(?:${UNTIL})\\s(?:\\p{L}{1,4}\\.?\\s)?$`);
const DASHED_BEFORE = new RegExp(`${NOT_IN_NUMBER}${BARE}\\s?[-–—]\\s?$`, 'u');
const FRAMED_BEFORE = caseless(
  `(?<!\\p{L})(?:${BETWEEN})\\s(?:\\p{L}{1,4}\\.?\\s)?${BARE}\\s(?:${AND})\\s(?:\\p{L}{1,4}\\.?\\s)?$`,
);
/** '–18' or 'do 20' behind a whole hour, with nothing behind it that it counts. */
const BEHIND = caseless(`^\\s?(?:[-–—]|(?:${UNTIL})(?=\\s))\\s?${BARE}(?=\\s*(?:$|[,;.)]\\s|[,;.)]$))`);
/** 'od 15 do 20', 'zwischen 15 und 18': the whole text, or a part of it that commas set off. */
const FRAMED = caseless(
  `(?:^|(?<=\\d{4},?\\s|[,(]\\s?))(?:(?:${SINCE})\\s${BARE}\\s(?:${UNTIL})|(?:${BETWEEN})\\s${BARE}\\s(?:${AND}))\\s${BARE}(?=\\s*(?:$|[,;.)]\\s|[,;.)]$))`,
  'giu',
);

const onTheHour = (hour: number): string => `${String(hour % 24).padStart(2, '0')}:00`;
/** Earlier or later than this, bare numbers count something else. */
const DAY = { from: 6, to: 24 } as const;

/** The bare hour before a time, in its half of the day: '3–6 pm' is from three in the afternoon. */
function hourBefore(text: string, mention: TimeMention): TimeMention | undefined {
  const digits = mention.start + text.slice(mention.start, mention.end).search(/\d/);
  const from = Math.max(0, digits - 30);
  const lead = text.slice(from, digits);
  const isWhole = mention.time.endsWith(':00') && !/\d[.:]\d/.test(text.slice(digits, mention.end));
  const match = JOINED_BEFORE.exec(lead) ?? FRAMED_BEFORE.exec(lead) ?? (isWhole ? DASHED_BEFORE.exec(lead) : null);
  const [whole, written] = match ?? [];
  if (!match || whole === undefined || written === undefined) return undefined;
  const [hour, last] = [Number(written), Number(mention.time.slice(0, 2))];
  const isAfternoon = /p\.?\s?m/i.test(text.slice(digits, mention.end)) && hour < 12 && hour + 12 < last;
  const start = from + match.index + whole.indexOf(written);
  return { start, end: start + written.length, time: onTheHour(isAfternoon ? hour + 12 : hour) };
}

function hourBehind(text: string, mention: TimeMention): TimeMention | undefined {
  if (/\d[.:]\d/.test(text.slice(mention.start, mention.end))) return undefined;
  const match = BEHIND.exec(text.slice(mention.end, mention.end + 24));
  const [whole, written] = match ?? [];
  if (whole === undefined || written === undefined) return undefined;
  if (Number(written) <= Number(mention.time.slice(0, 2))) return undefined;
  const start = mention.end + whole.length - written.length;
  return { start, end: start + written.length, time: onTheHour(Number(written)) };
}

function framedHours(text: string): TimeMention[] {
  return [...text.matchAll(FRAMED)].flatMap((match): TimeMention[] => {
    const [whole, since, between, until = ''] = match;
    const first = since ?? between ?? '';
    const [from, to] = [Number(first), Number(until)];
    if (from < DAY.from || to > DAY.to || from >= to) return [];
    const end = match.index + whole.length;
    const start = match.index + whole.indexOf(first);
    return [
      { start, end: start + first.length, time: onTheHour(from) },
      { start: end - until.length, end, time: onTheHour(to) },
    ];
  });
}

/**
 * The whole hours that only their range tells from other numbers: '14' in '14 bis 21 Uhr', '18' in 'kl. 15–18', both in
 * 'od 15 do 20'. `found`: the times that the text has without them.
 */
export function hoursOfRanges(text: string, found: readonly TimeMention[]): TimeMention[] {
  const joined = found.flatMap((each) =>
    [hourBefore(text, each), hourBehind(text, each)].filter((one) => one !== undefined),
  );
  return [...joined, ...framedHours(text)].filter(
    (each, index, all) =>
      ![...found, ...all.slice(0, index)].some((other) => each.start < other.end && each.end > other.start),
  );
}
