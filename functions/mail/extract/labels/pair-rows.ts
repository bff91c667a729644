import type { Line } from '../document/mail-document.ts';
import { loneLabel } from './label-runs.ts';

const MIN_KNOWN = 2;
/** So many known labels are no chance, however many others there are. */
const SURE = 4;

const isPair = (line: Line | undefined): boolean =>
  line?.cells.length === 2 && line.header !== true && loneLabel(line.cells[1]) === undefined;

/**
 * The rows of lists with a label and its value in each, by their index: rows of two cells one below the other, of which
 * most begin with a label that is known. The others then begin with one that is not.
 */
export function pairRows(lines: readonly Line[]): ReadonlySet<number> {
  const rows = new Set<number>();
  for (let at = 0; at < lines.length; at += 1) {
    if (!isPair(lines[at])) continue;
    const first = at;
    while (isPair(lines[at + 1]) && lines[at + 1]?.table === lines[first]?.table) at += 1;
    const block = lines.slice(first, at + 1);
    const known = block.filter(({ cells }) => loneLabel(cells[0]) !== undefined).length;
    if (known < MIN_KNOWN || (known < SURE && known * 2 < block.length)) continue;
    for (let row = first; row <= at; row += 1) rows.add(row);
  }
  return rows;
}
