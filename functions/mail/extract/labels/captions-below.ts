import type { Line } from '../document/mail-document.ts';
import { alternatingCaptions } from './alternating-captions.ts';
import { loneLabel, type RunLabel } from './label-runs.ts';

/** With fewer pairs it is open which of two lines names the other. */
const MIN_PAIRS = 2;
const MAX_VALUE = 60;

/** Lines one below the other in the same column, by their index: what is left of one cell of a card. */
function stacksOf(lines: readonly Line[]): number[][] {
  const stacks: number[][] = [];
  let column: number | undefined;
  for (const [index, line] of lines.entries()) {
    const own = !line.blank && line.cells.length === 1 ? line.cells[0]?.column : undefined;
    if (own !== undefined && own === column) stacks.at(-1)?.push(index);
    else if (own !== undefined) stacks.push([index]);
    column = own;
  }
  return stacks;
}

interface Caption extends RunLabel {
  readonly value: number;
  readonly line: number;
}

/** The label that a stack ends with, below its value. */
function captionOf(stack: readonly number[], lines: readonly Line[]): Caption | undefined {
  const [value, line] = stack.slice(-2);
  if (value === undefined || line === undefined) return undefined;
  const label = loneLabel(lines[line]?.cells[0]);
  const text = lines[value]?.text ?? '';
  // 'FRA' is an airport.
  if (!label || /^[A-Z]{3}$/.test(label.label) || text.length > MAX_VALUE || loneLabel(lines[value]?.cells[0]))
    return undefined;
  return { ...label, value, line };
}

/** Whether a stack begins with a label, and ends with a value. */
const isLedByLabel = (stack: readonly number[], lines: readonly Line[]): boolean => {
  const [first, last] = [stack[0] ?? -1, stack.at(-1) ?? -1];
  return stack.length > 1 && loneLabel(lines[first]?.cells[0]) !== undefined && !loneLabel(lines[last]?.cells[0]);
};

/**
 * The labels of cards that name the value above them, '07:15' over 'departure', if most cards of the mail do: by the
 * index of the value's line, and by that of the label's own, which then names nothing below it.
 */
export function captionsBelow(lines: readonly Line[]): {
  readonly ofValue: ReadonlyMap<number, RunLabel>;
  readonly captions: ReadonlySet<number>;
} {
  const stacks = stacksOf(lines);
  const below = stacks.map((stack) => captionOf(stack, lines)).filter((each) => each !== undefined);
  const above = stacks.filter((stack) => isLedByLabel(stack, lines)).length;
  const ends = below.length < MIN_PAIRS || below.length <= above ? [] : below;
  const all = [...ends, ...stacks.flatMap((stack) => alternatingCaptions(stack, lines))];
  return {
    ofValue: new Map(all.map(({ value, roles, label }) => [value, { roles, label }])),
    captions: new Set(all.map(({ line }) => line)),
  };
}
