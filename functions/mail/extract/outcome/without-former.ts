import { foldWords } from '#shared/text/fold.ts';
import type { Line, MailDocument } from '../document/mail-document.ts';
import { labelAtStart } from '../labels/roles.ts';
import { inAllLanguages, isUnspaced } from '../words/language-words.ts';
import { isEnded } from './ended-words.ts';
import { withoutReplaced } from './without-replaced.ts';

/** A line with more letters than this is not a heading. */
const MAX_HEADING = 48;

/** Labels of a single moment, where a second one can only be its other version. */
const ONE_MOMENT = ['departure', 'arrival', 'checkIn', 'checkOut', 'date', 'time', 'pickUp', 'dropOff'] as const;

type Version = 'former' | 'present';

const WORDS: readonly (readonly [Version, readonly string[], readonly string[]])[] = (
  ['former', 'present'] as const
).map((version) => {
  const all = inAllLanguages((words) => words[version]);
  return [version, all.filter((word) => !isUnspaced(word)).map(foldWords), all.filter(isUnspaced)];
});

const starts = (text: string, list: readonly string[]) =>
  list.some((word) => text === word || text.startsWith(`${word} `));

/** Which version of a booking a text is about, by its first word. */
function firstWord(text: string): Version | undefined {
  const trimmed = text.trim();
  const folded = foldWords(trimmed.slice(0, 80));
  return WORDS.find(
    ([, spaced, unspaced]) => starts(folded, spaced) || unspaced.some((word) => trimmed.startsWith(word)),
  )?.[0];
}

/** 'Horario anterior': in many languages the adjective is behind its noun. */
function lastWord(text: string): Version | undefined {
  const folded = foldWords(text);
  const isLast = (word: string) => folded.endsWith(` ${word}`);
  return WORDS.find(([, spaced]) => spaced.some(isLast))?.[0];
}

/** A heading has no value: what it is about is below it, or, as a caption, above it. */
function isHeading({ text, cells }: Line): boolean {
  return cells.length === 1 && text.trim().length <= MAX_HEADING && !/\d/.test(text);
}

const versionOf = (line: Line): Version | undefined =>
  firstWord(line.text) ?? (isHeading(line) && !/[.!?]$/.test(line.text.trim()) ? lastWord(line.text) : undefined);

/** Rows of one table are this close to their header. */
const MAX_ROWS = 14;

/** A table whose header has a column for the old values and one for the new. */
function withoutFormerColumn(lines: readonly Line[]): Line[] {
  let column: number | undefined;
  let since = 0;
  return lines.map((line, index) => {
    const versions = line.cells.map((cell) => firstWord(cell.text) ?? lastWord(cell.text));
    const former = line.cells[versions.indexOf('former')];
    if (former && versions.includes('present') && line.cells.length > 1) {
      column = former.column;
      since = index;
    } else if (line.blank || index - since > MAX_ROWS) column = undefined;
    if (column === undefined) return line;
    const gone = column;
    return {
      ...line,
      cells: line.cells.filter((cell) => Math.abs(cell.column - gone) > (line.table === undefined ? 2 : 0)),
    };
  });
}

/** A document without columns of former values, and without table rows that call themselves cancelled. */
export function withoutCancelledRows(given: MailDocument): MailDocument {
  const document = { text: given.text, lines: withoutFormerColumn(given.lines) };
  const lines = document.lines.filter(({ cells }) => cells.length < 3 || !cells.some(({ text }) => isEnded(text)));
  return { text: document.text, lines };
}

/** 'Check-in: 12 May → 14 May': after a label of one moment, the value before the arrow is the old one. */
const FROM_OLD_TO_NEW = /^(.*\d.*?)\s*(?:→|⟶|➔|➜|➝|⇒|-{1,2}>|={1,2}>)\s*(?=.*\d)/u;

function withoutOldValues(line: Line): Line {
  const cells = line.cells.map((cell, at) => {
    const head = line.cells[at - 1];
    const own = labelAtStart(cell.text);
    const label = own ?? (head === undefined ? undefined : labelAtStart(head.text));
    if (!label || !ONE_MOMENT.some((role) => label.roles.has(role))) return cell;
    const from = own?.end ?? 0;
    const old = FROM_OLD_TO_NEW.exec(cell.text.slice(from));
    if (!old) return cell;
    // Replaced by spaces: the words after it keep their offsets.
    const blank = ' '.repeat(old[0].length - 1);
    return { ...cell, text: `${cell.text.slice(0, from)}:${blank}${cell.text.slice(from + old[0].length)}`.trimEnd() };
  });
  return { ...line, cells };
}

/** Where each line stands: under which heading of a version, or in no such part. */
function partsBelow(lines: readonly Line[], versions: readonly (Version | undefined)[]): (Version | undefined)[] {
  let part: Version | undefined;
  let isLast = false;
  return lines.map((line, index) => {
    const version = versions[index];
    if (version === 'present') part = version;
    else if (version === 'former' && isHeading(line)) {
      part = version;
      isLast = !versions.includes('present', index);
    }
    // Nothing tells where the old version ends when it is the last: its paragraph is all of it.
    else if (part === 'former' && isLast && line.blank && versions[index - 1] === undefined) part = undefined;
    return version ?? part;
  });
}

/**
 * Versions in cells side by side whose captions are the last lines of the cells: nothing is below the last of them in
 * its table, and the one before it directly precedes the values of the other.
 */
function partsAbove(lines: readonly Line[], versions: readonly (Version | undefined)[]): (Version | undefined)[] {
  const parts = [...versions];
  for (const [index, version] of versions.entries()) {
    const [line, next] = [lines[index], lines[index + 1]];
    if (version === undefined || !line || line.table === undefined || !isHeading(line)) continue;
    if (next !== undefined && !next.blank && next.table === line.table) continue;
    const other = versions.findLastIndex((each, at) => at < index && each !== undefined && each !== version);
    const head = lines[other];
    if (!head || head.table !== line.table || !isHeading(head) || index - other < 2) continue;
    if (lines.slice(other, index).some(({ blank, table }) => blank || table !== line.table)) continue;
    parts.fill(version, other + 1, index);
    const own = versions[other];
    for (let at = other - 1; lines[at]?.table === line.table && !lines[at]?.blank; at -= 1) parts[at] = own;
  }
  return parts;
}

/**
 * A mail about a change without the old version: without lines whose label says so, and without what is below such a
 * heading up to that of the new version, or above it as its caption. Offsets in the text stay the same.
 */
export function withoutFormer(given: MailDocument): MailDocument {
  const document = withoutReplaced({ text: given.text, lines: given.lines.map(withoutOldValues) });
  const { lines } = document;
  const versions = lines.map(versionOf);
  // 'Old Town Hotel' is a name when nothing is new.
  if (!versions.includes('present') || !versions.includes('former')) return document;
  const above = partsAbove(lines, versions);
  const isAbove = above.some((part, index) => part !== versions[index]);
  const parts = isAbove ? above : partsBelow(lines, versions);
  return { text: document.text, lines: lines.filter((_, index) => parts[index] !== 'former') };
}
