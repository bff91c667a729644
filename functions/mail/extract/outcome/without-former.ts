import type { Line, MailDocument } from '../document/mail-document.ts';
import { findDates } from '../grammar/find-dates.ts';
import { findTimes } from '../grammar/find-times.ts';
import { labelAtStart } from '../labels/roles.ts';
import { isEnded } from './ended-words.ts';
import { hasVersionColumns, ONE_MOMENT, withoutFirstVersion, withoutFormerColumn } from './former-column.ts';
import { isHeading, namedBy, type Version, versionOf } from './version-words.ts';
import { withoutReplaced } from './without-replaced.ts';

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
  const lines = withoutFirstVersion(given.lines.map(withoutOldValues));
  const document = withoutReplaced({ text: given.text, lines });
  return withoutFormerParts(document);
}

/** The same for headings and labels that name the version. */
function withoutFormerParts(document: MailDocument): MailDocument {
  const { lines } = document;
  const versions = lines.map(versionOf);
  // 'Old Town Hotel' is a name when nothing is new.
  if (!versions.includes('present') || !versions.includes('former')) return document;
  const above = partsAbove(lines, versions);
  const isAbove = above.some((part, index) => part !== versions[index]);
  const parts = isAbove ? above : partsBelow(lines, versions);
  return { text: document.text, lines: lines.filter((_, index) => parts[index] !== 'former') };
}

const isTimed = ({ text }: Line): boolean => findDates(text).length > 0 || findTimes(text).length > 0;

/**
 * Whether a mail lays out a booking before and after a change: two columns, or two headings that differ in the word for the version,
 * 'Previous flight' and 'New flight', with days or times below each of them.
 */
export function hasBothVersions({ lines }: MailDocument): boolean {
  if (hasVersionColumns(lines)) return true;
  const versions = lines.map((line) => (isHeading(line) ? versionOf(line) : undefined));
  const headings = (version: Version) => lines.filter((_, index) => versions[index] === version);
  const [former, present] = [headings('former'), headings('present')];
  if (!former.some(({ text }) => present.some((other) => namedBy(other.text) === namedBy(text)))) return false;
  const parts = partsBelow(lines, versions);
  return (['former', 'present'] as const).every((version) =>
    lines.some((line, index) => parts[index] === version && isTimed(line)),
  );
}
