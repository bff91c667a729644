import type { Evidence } from '#shared/mail/schema.ts';
import { cents } from '../checks/cents.ts';
import { summedAmounts } from '../checks/summed-amounts.ts';
import { hasRole } from '../labels/segment.ts';
import { evidenceAt, type MailContext, type ReadSegment } from '../mail-context.ts';
import type { Draft } from '../mail-reading.ts';
import { kindOf, type SectionKind } from '../sections/kind-sections.ts';

const KINDS: Readonly<Record<Draft['type'], readonly SectionKind[]>> = {
  flight: ['journey'],
  transport: ['journey', 'car', 'transfer'],
  hotel: ['stay'],
  restaurant: ['dining'],
  activity: ['visiting'],
  other: [],
};

/** A row of a bill: its words, and the amount at its end. */
interface Row {
  readonly head: string;
  readonly cell: ReadSegment;
  readonly direction: 'outbound' | 'return' | undefined;
}

const MAX_HEAD = 60;

function rowOf(segments: readonly ReadSegment[]): Row | undefined {
  const cell = segments.findLast(({ money }) => money.length > 0);
  const money = cell?.money.at(-1);
  const [first] = segments;
  const isLast = cell !== undefined && segments.slice(segments.indexOf(cell) + 1).every(({ text }) => text.length < 4);
  if (!first || !cell || !money || !isLast || segments.some(({ prose, times }) => prose || times.length > 0))
    return undefined;
  if (/\p{L}{4}/u.test(cell.text.slice(money.end))) return undefined;
  const words = first === cell ? cell.text.slice(0, money.start) : first.text;
  const head = `${first.label ?? ''} ${words}`.trim();
  if (!/\p{L}{3}/u.test(head) || head.length > MAX_HEAD) return undefined;
  const direction = (['outbound', 'return'] as const).find((role) => hasRole(first, role) || hasRole(cell, role));
  return { head, cell, direction };
}

/** The rows that add up to the last sum of the mail; none if no rows do. */
function billOf({ byLine }: MailContext): readonly Row[] {
  const rows = [...byLine.values()].flatMap((segments) => rowOf(segments) ?? []);
  const amounts = rows.map(({ cell }) => cell.money.at(-1) ?? { amount: 0 });
  const total = Math.max(-1, ...summedAmounts(amounts));
  let rest = cents(amounts[total]?.amount ?? 0);
  for (let at = total - 1; at >= 0; at -= 1) {
    rest -= cents(amounts[at]?.amount ?? 0);
    if (rest === 0) return rows.slice(at, total);
  }
  return [];
}

const ORDINAL = /(?<![\p{L}\d])([1-9])(?![\p{L}\d.,:])/u;

/** The booking that the words of a row name: by its kind, and its number or direction where there are several. */
function namedBy({ head, direction }: Row, drafts: readonly Draft[]): number | undefined {
  const kind = direction === undefined ? kindOf(head) : 'journey';
  const own = [...drafts.keys()].filter((at) => kind && KINDS[drafts[at]?.type ?? 'other'].includes(kind));
  if (own.length < 2) return own[0];
  if (direction !== undefined) return own.length === 2 ? own[direction === 'outbound' ? 0 : 1] : undefined;
  const ordinal = ORDINAL.exec(head)?.[1];
  return ordinal === undefined ? undefined : own[Number(ordinal) - 1];
}

/**
 * What each of several bookings costs, where every row of the bill names one of them and every one has a row: 'Flight 1
 * | Flight 2 | Hotel | Hotel taxes', 'Way out | Way back'. Undefined for other bills.
 */
export function costsByRow(
  drafts: readonly Draft[],
  context: MailContext,
): readonly Pick<Draft['fields'], 'cost' | 'currency'>[] | undefined {
  if (drafts.length < 2) return undefined;
  const rows = billOf(context).map((row) => ({ row, at: namedBy(row, drafts) }));
  if (rows.some(({ at }) => at === undefined)) return undefined;
  const costs = drafts.map((_, draft) => costOf(rows.filter(({ at }) => at === draft).map(({ row }) => row)));
  return costs.every((each) => each !== undefined) ? costs : undefined;
}

function costOf(rows: readonly Row[]): Pick<Draft['fields'], 'cost' | 'currency'> | undefined {
  const [first] = rows;
  const money = first?.cell.money.at(-1);
  if (!first || !money) return undefined;
  const sum = rows.reduce((total, { cell }) => total + cents(cell.money.at(-1)?.amount ?? 0), 0);
  const found = evidenceAt(first.cell, money);
  const evidence: Evidence =
    rows.length === 1 ? found : { ...found, kind: 'computed', how: 'the sum of the rows that name it' };
  return {
    cost: { value: sum / 100, evidence },
    ...(money.currency ? { currency: { value: money.currency, evidence: found } } : {}),
  };
}
