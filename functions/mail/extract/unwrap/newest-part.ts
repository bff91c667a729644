import words from '../../data/forward-words.json' with { type: 'json' };
import type { Line, MailDocument } from '../document/mail-document.ts';
import { findDates } from '../grammar/find-dates.ts';
import { findTimes } from '../grammar/find-times.ts';
import { alternatives, caseless } from '../words/word-pattern.ts';
import { findForward } from './forward-block.ts';

const MAX_ATTRIBUTION = 220;

/**
 * 'On 5 Jan 2027, at 2:11 pm, Brendan <b@c.example> wrote:': a line that ends with a colon and has the day, the time and
 * the writer of what is quoted below it, in whatever language.
 */
function isAttribution(text: string): boolean {
  const line = text.trim();
  if (line.length > MAX_ATTRIBUTION || !/[:：]$/.test(line)) return false;
  const [date] = findDates(line);
  if (date?.year === undefined || findTimes(line.slice(0, -1)).length === 0) return false;
  const words = line.slice(date.end).match(/\p{L}{2,}/gu) ?? [];
  return /@/.test(line) || words.length >= 2;
}

/** The index of an attribution, also one that was wrapped after its first line. */
function attributionAt(lines: readonly Line[], index: number): boolean {
  const [line, next] = [lines[index], lines[index + 1]];
  if (line === undefined || line.blank) return false;
  if (isAttribution(line.text)) return true;
  const isHead = findDates(line.text).some(({ year }) => year !== undefined);
  return isHead && next !== undefined && !next.blank && isAttribution(`${line.text} ${next.text}`);
}

const ANSWER = caseless(`^\\s*(?:${alternatives(words.answers)})\\s?(?:\\[\\d+\\])?[:：]`);
/** 'Re: ', 'SV: ', 'AW: ': the subject of an answer. */
export const isAnswer = (subject: string): boolean => ANSWER.test(subject);

/** A line of an attribution, or the rest of one that was wrapped. */
const isAttributing = (lines: readonly Line[], index: number): boolean =>
  attributionAt(lines, index) ||
  (index > 0 && attributionAt(lines, index - 1) && /[:：]\s*$/.test(lines[index]?.text ?? ''));

const isDated = ({ text }: Line): boolean => findDates(text).length > 0 || findTimes(text).length > 0;

/**
 * The newest mail of a thread with what the older ones say besides their days and hours, which it replaces: what is
 * booked, where, for how much. Undefined where the newest names no day.
 */
export function newestWithOlder(document: MailDocument, { part, end }: NewestPart): MailDocument | undefined {
  if (!part.lines.some(({ text }) => findDates(text).length > 0)) return undefined;
  const older = olderLines(document, end).filter((line) => !isDated(line));
  return { text: document.text, lines: [...part.lines, ...older] };
}

/** A thread without the lines that say who wrote what is quoted below them, and when. */
export const withoutAttributions = ({ text, lines }: MailDocument): MailDocument => ({
  text,
  lines: lines.filter((_, index) => !isAttributing(lines, index)),
});

const olderLines = ({ lines }: MailDocument, end: number): Line[] =>
  lines.slice(end).filter((_, index, all) => !isAttributing(all, index));

/** What was written before, without the lines that say who wrote it and when. */
export const olderPart = (document: MailDocument, { end }: NewestPart): MailDocument => ({
  text: document.text,
  lines: olderLines(document, end),
});

const MIN_LINES = 2;

/** The lines above a line, from another on, if somebody wrote there more than a remark. */
function writtenBetween(lines: readonly Line[], from: number, to: number): readonly Line[] | undefined {
  const own = lines.slice(from, Math.max(from, to));
  return own.filter(({ blank }) => !blank).length < MIN_LINES ? undefined : own;
}

/** What one wrote in a thread, and the line that it ends above. */
export interface NewestPart {
  readonly part: MailDocument;
  /** The first line of the older mails. */
  readonly end: number;
  /** Nothing is above it: it is by the sender of the mail. */
  readonly isFirst: boolean;
}

/**
 * What the last writer of a thread wrote, above the older mails that are quoted below it; undefined for other mails. One
 * who passes a thread on may have written nothing above it.
 */
export function newestPart(document: MailDocument, subject: string): NewestPart | undefined {
  const { text, lines } = document;
  const attributed = lines.flatMap((_, index) => (attributionAt(lines, index) ? [index] : []));
  const headers = findForward(lines, 0);
  const [first = -1] = attributed;
  // Some mail programs quote an answered mail below the headers that others write above a forwarded one.
  const quoted = isAnswer(subject) ? (headers?.firstLine ?? -1) : -1;
  const at = first < 0 || (quoted >= 0 && quoted < first) ? quoted : first;
  const isForward = quoted < 0 && headers !== undefined && headers.bodyLine <= first;
  const own = isForward ? undefined : writtenBetween(lines, 0, at);
  if (own) return { part: { text, lines: own }, end: at, isFirst: true };
  // A thread that was passed on, below the headers of the forward or right at the beginning.
  const isBare = at === first && lines.slice(0, Math.max(0, at)).every(({ blank }) => blank);
  if (!isForward && !isBare) return undefined;
  const from = isForward ? headers.bodyLine : first + 1;
  const end = attributed.find((index) => index > from) ?? -1;
  const passedOn = writtenBetween(lines, from, end)?.filter((_, index, all) => !isAttributing(all, index));
  return passedOn && { part: { text, lines: passedOn }, end, isFirst: false };
}
