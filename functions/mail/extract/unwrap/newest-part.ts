import words from '../../data/forward-words.json' with { type: 'json' };
import type { Line, MailDocument } from '../document/mail-document.ts';
import { findDates } from '../grammar/find-dates.ts';
import { findTimes } from '../grammar/find-times.ts';
import { alternatives } from '../words/word-pattern.ts';
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

/** 'Re: ', 'SV: ', 'AW: ': the subject of an answer. */
const ANSWER = new RegExp(`^\\s*(?:${alternatives(words.answers)})\\s?(?:\\[\\d+\\])?[:：]`, 'iu');
const isAnswer = (subject: string): boolean => ANSWER.test(subject);

/** What the last writer of a thread wrote, above the older mails that are quoted below it; undefined for other mails. */
export function newestPart(document: MailDocument, subject: string): MailDocument | undefined {
  const attributed = document.lines.findIndex((_, index) => attributionAt(document.lines, index));
  // Some mail programs quote an answered mail below the headers that others write above a forwarded one.
  const quoted = isAnswer(subject) ? (findForward(document.lines, 0)?.firstLine ?? -1) : -1;
  const at = attributed < 0 || (quoted >= 0 && quoted < attributed) ? quoted : attributed;
  const above = document.lines.slice(0, Math.max(0, at));
  if (above.filter(({ blank }) => !blank).length < 2) return undefined;
  return { text: document.text, lines: above };
}
