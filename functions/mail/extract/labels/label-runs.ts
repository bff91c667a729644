import type { Cell, Line } from '../document/mail-document.ts';
import type { Roles } from './roles.ts';
import { splitLabels } from './split-labels.ts';

interface RunLabel {
  readonly roles: Roles;
  readonly label: string;
}

const MIN_RUN = 3;
const MAX_VALUE = 60;

function loneLabel(cell: Cell | undefined): RunLabel | undefined {
  if (cell === undefined) return undefined;
  const [piece, ...more] = splitLabels(cell.text);
  if (!piece?.roles || piece.value !== '' || more.length > 0) return undefined;
  return { roles: piece.roles, label: piece.label ?? '' };
}

/**
 * Consecutive labels followed by as many values in the same order: what is left of a table whose columns were stacked.
 * Returns the label of each value's line.
 */
export function labelRuns(lines: readonly Line[]): ReadonlyMap<number, RunLabel> {
  const given = new Map<number, RunLabel>();
  for (let at = 0; at < lines.length; at += 1) {
    const run: RunLabel[] = [];
    let index = at;
    for (; index < lines.length && lines[index]?.cells.length === 1; index += 1) {
      const label = loneLabel(lines[index]?.cells[0]);
      // An unknown label among known ones: its value must not go to the next.
      const isUnknown = run.length > 0 && isWord(lines[index]?.text) && loneLabel(lines[index + 1]?.cells[0]);
      if (!label && !isUnknown && !(run.length >= MIN_RUN - 1 && isWord(lines[index]?.text) && isGap(lines[index + 1])))
        break;
      run.push(label ?? { roles: new Set(), label: lines[index]?.text ?? '' });
    }
    const known = run.filter(({ roles }) => roles.size > 0).length;
    // One unknown label may be among the others; with more, labels and values alternate.
    if (known < MIN_RUN || run.length - known > 1) continue;
    while (index < lines.length && isGap(lines[index])) index += 1;
    const values = lines.slice(index, index + run.length);
    const fits = values.every(
      (line) => line.cells.length === 1 && line.text.length <= MAX_VALUE && !loneLabel(line.cells[0]),
    );
    if (values.length === run.length && fits)
      for (const [place, label] of run.entries()) if (label.roles.size > 0) given.set(index + place, label);
    at = index - 1;
  }
  return given;
}

const isGap = (line: Line | undefined): boolean => line === undefined || line.cells.length === 0;
const isWord = (text: string | undefined): boolean => /^\p{Lu}[\p{L} ]{1,24}$/u.test(text ?? '');
