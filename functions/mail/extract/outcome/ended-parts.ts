import type { Line, MailDocument } from '../document/mail-document.ts';
import { findDates } from '../grammar/find-dates.ts';
import { labelAtStart } from '../labels/roles.ts';
import { isAboutEnded, isEnded, isHeld, saysEnded } from './ended-words.ts';
import { isHeading as isBare, versionOf } from './version-words.ts';

const MAX_HEADING = 60;

/** A badge above a part, 'CANCELLED' or 'CONFIRMED', alone in its line. */
const isStatus = ({ text, cells }: Pick<Line, 'text' | 'cells'>): boolean =>
  cells.length === 1 && (isEnded(text) || isHeld(text));

/** Whether parts of a mail have badges, and not all of them the same. */
export function hasBothStatuses({ lines }: MailDocument): boolean {
  const badges = lines.filter((line) => !line.blank && isStatus(line));
  return badges.some(({ text }) => isEnded(text)) && badges.some(({ text }) => isHeld(text));
}

/** Whether a part of a mail, between gaps, is headed as what no longer holds. */
export const hasEndedPart = ({ lines }: MailDocument): boolean =>
  lines.some(({ text }, index) => isBlockHead(lines, index) && isAboutEnded(text));

/** A heading of a part: of the way out or back, of what is new, set as a heading, or with the status of the part behind its name. */
function isHeading(given: Line): boolean {
  const { text, blank, heading, cells } = given;
  const line = text.trim();
  if (blank || line.length > MAX_HEADING || /\d/.test(line) || /[.!?]$/.test(line)) return false;
  if (isStatus({ text, cells }) || (isBare(given) && versionOf(given) !== undefined)) return true;
  if (isOfWay(line)) return true;
  return (heading && cells.length === 1) || (saysEnded(line) && /\s[-–—:·|(]\s?|\s{3}/.test(line));
}

/** 'Outbound flight — Confirmed' */
function isOfWay(text: string): boolean {
  const roles = labelAtStart(text.trim())?.roles;
  return roles?.has('outbound') === true || roles?.has('return') === true;
}

/** A few words in a line of their own between a gap and the lines that they are about. */
function isBlockHead(lines: readonly Line[], index: number): boolean {
  const [before, line, next] = [lines[index - 1], lines[index], lines[index + 1]];
  if (!line || line.blank || line.cells.length !== 1 || next === undefined || next.blank) return false;
  const text = line.text.trim();
  return (before === undefined || before.blank) && text.length <= MAX_HEADING && !/[\d.!?,:]/.test(text);
}

/** A day in a line of its own, rather than in one that leads to others: 'These hotels are free from 12 to 14 February:'. */
const isDated = (lines: readonly Line[]): boolean =>
  lines.some(({ text }) => !/[:：?？!]\s*$/u.test(text) && findDates(text).length > 0);

export interface EndedParts {
  /** The mail without the parts that no longer hold. */
  readonly held: MailDocument;
  /** Those parts alone. */
  readonly ended: MailDocument;
}

/**
 * A mail of which a part is cancelled: parts under headings of which some, not all, end with that status. Undefined for
 * mails that are cancelled as a whole, or that name no part.
 */
export function endedParts(document: MailDocument): EndedParts | undefined {
  const { lines } = document;
  const isHead = (index: number) => isBlockHead(lines, index);
  const areBlocks = lines.some(({ text }, index) => isHead(index) && isAboutEnded(text));
  const starts = lines.flatMap((line, index) => (isHeading(line) || (areBlocks && isHead(index)) ? [index] : []));
  const isEndedHead = (index: number) => {
    const text = lines[index]?.text ?? '';
    return saysEnded(text) || (isHead(index) && isAboutEnded(text));
  };
  const parts = starts.map((start, at) => ({
    isEnded: isEndedHead(start),
    lines: document.lines.slice(start, starts[at + 1]),
  }));
  // What was struck through below its head is gone already.
  const isStruck = (start: number) => isEnded(lines[start]?.text ?? '') || isOfWay(lines[start]?.text ?? '');
  const dated = parts.filter(
    ({ lines: own, isEnded: gone }, at) => isDated(own) || (gone && isStruck(starts[at] ?? -1)),
  );
  if (!dated.some(({ isEnded }) => isEnded) || dated.every(({ isEnded }) => isEnded)) return undefined;
  const gone = new Set(dated.filter(({ isEnded }) => isEnded).flatMap(({ lines }) => lines));
  return {
    held: { text: document.text, lines: document.lines.filter((line) => !gone.has(line)) },
    ended: { text: document.text, lines: document.lines.filter((line) => gone.has(line)) },
  };
}
