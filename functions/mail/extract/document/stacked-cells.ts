import type { LooseLine } from './mail-document.ts';

/** A table cell with its lines. */
interface StackedCell {
  readonly lines: readonly LooseLine[];
  readonly column: number;
}

/** 'THB 2,218.00', '9,60 €', '- 12.00': a number with no more than a currency beside it. */
const AMOUNT = /^\P{L}{0,3}(?:\p{L}{1,3}[.$]?)?\s?[-−]?\s?\d[\d.,'’ ]*(?:[.,]-)?\s?\P{L}{0,2}(?:\p{L}{1,4}\.?)?$/u;
const WORDS = /\p{L}{3}/u;
const DECIMALS = /[.,]\d{2}(?!\d)|\d[.,' ]\d{3}|[.,]-/;

/**
 * Rows of a bill that are stacked in two cells, 'Nights<br>Cleaning<br>Total | 312.00<br>28.00<br>340.00', as lines of
 * their own; undefined for other rows.
 */
export function stackedRows(cells: readonly StackedCell[], table: number): LooseLine[] | undefined {
  const stacks = cells.map(({ lines, column }) =>
    lines.filter((line) => line.cells.length > 0).map((line) => ({ text: line.cells[0]?.text ?? '', column })),
  );
  const [first = []] = stacks;
  const isPlain = cells.every(({ lines }) => lines.every((line) => line.cells.length <= 1 && line.table === undefined));
  if (!isPlain || cells.length < 2 || first.length < 2 || stacks.some(({ length }) => length !== first.length))
    return undefined;
  const isBill = stacks.slice(1).some((stack) => {
    const texts = stack.map(({ text }) => text);
    return texts.every((text) => AMOUNT.test(text)) && texts.some((text) => DECIMALS.test(text));
  });
  if (!isBill || !first.every(({ text }) => WORDS.test(text))) return undefined;
  return first.map((_, at) => ({ cells: stacks.flatMap((stack) => stack[at] ?? []), table, heading: false }));
}
