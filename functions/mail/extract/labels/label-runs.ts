import type { Cell, Line } from '../document/mail-document.ts';
import type { Roles } from './roles.ts';
import { splitLabels } from './split-labels.ts';

export interface RunLabel {
  readonly roles: Roles;
  readonly label: string;
}

const MIN_RUN = 3;
const MAX_VALUE = 60;

/** The label that a cell is, if no value follows it. */
export function loneLabel(cell: Cell | undefined): RunLabel | undefined {
  if (cell === undefined) return undefined;
  const [piece, ...more] = splitLabels(cell.text);
  if (!piece?.roles || piece.value !== '' || more.length > 0) return undefined;
  return { roles: piece.roles, label: piece.label ?? '' };
}

/** The labels one below the other from a line on, and the line after them. */
function runFrom(lines: readonly Line[], at: number): { readonly run: readonly RunLabel[]; readonly end: number } {
  const run: RunLabel[] = [];
  let end = at;
  for (; end < lines.length && lines[end]?.cells.length === 1; end += 1) {
    const label = loneLabel(lines[end]?.cells[0]);
    const isWordAlone = isWord(lines[end]?.text);
    // An unknown label among known ones: its value must not go to the next.
    const isUnknown = isWordAlone && run.length > 0 && loneLabel(lines[end + 1]?.cells[0]) !== undefined;
    const isLast = isWordAlone && run.length >= MIN_RUN - 1 && isGap(lines[end + 1]);
    if (!label && !isUnknown && !isLast) break;
    run.push(label ?? { roles: new Set(), label: lines[end]?.text ?? '' });
  }
  return { run, end };
}

/** As many short lines without labels as there are labels. */
const areValues = (values: readonly Line[], count: number): boolean =>
  values.length === count &&
  values.every((line) => line.cells.length === 1 && line.text.length <= MAX_VALUE && !loneLabel(line.cells[0]));

/**
 * Consecutive labels followed by as many values in the same order: what is left of a table whose columns were stacked.
 * Returns the label of each value's line.
 */
export function labelRuns(lines: readonly Line[]): ReadonlyMap<number, RunLabel> {
  const given = new Map<number, RunLabel>();
  for (let at = 0; at < lines.length; at += 1) {
    const { run, end } = runFrom(lines, at);
    const known = run.filter(({ roles }) => roles.size > 0).length;
    // One unknown label may be among the others; with more, labels and values alternate.
    if (known < MIN_RUN || run.length - known > 1) continue;
    let first = end;
    while (first < lines.length && isGap(lines[first])) first += 1;
    if (areValues(lines.slice(first, first + run.length), run.length))
      for (const [place, label] of run.entries()) if (label.roles.size > 0) given.set(first + place, label);
    at = first - 1;
  }
  return given;
}

const isGap = (line: Line | undefined): boolean => line === undefined || line.cells.length === 0;
const isWord = (text: string | undefined): boolean => /^\p{Lu}[\p{L} ]{1,24}$/u.test(text ?? '');
