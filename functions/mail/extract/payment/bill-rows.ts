import type { Evidence } from '#shared/mail/schema.ts';
import { foldWords } from '#shared/text/fold.ts';
import { cents } from '../checks/cents.ts';
import { summedAmounts } from '../checks/summed-amounts.ts';
import { rolesOfPhrase } from '../labels/roles.ts';
import { hasRole } from '../labels/segment.ts';
import { evidenceAt, type MailContext, type ReadSegment } from '../mail-context.ts';
import type { Draft } from '../mail-reading.ts';
import { kindOfService, type SectionKind } from '../sections/kind-sections.ts';
import { calledLike, legsOfWay } from './names-way.ts';

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

const isAsideOf = (each: ReadSegment): boolean =>
  hasRole(each, 'partOfPrice') && /^[（(]/u.test(each.label ?? each.text);

/** 'retour' of 'Sous-total retour' */
const lastWord = (head: string): string => foldWords(head).split(' ').at(-1) ?? '';

/** 'Subtotal out 330.20 € | Subtotal back 354.20 €': each cell of the line has words and its amount. */
function rowsOf(line: readonly ReadSegment[]): readonly Row[] {
  const isApart =
    line.length > 1 &&
    line.every(
      ({ text, money: [first, ...more] }) => first && more.length === 0 && /\p{L}{3}/u.test(text.slice(0, first.start)),
    );
  const rows = isApart ? line.map((cell) => rowOf([cell])) : [rowOf(line)];
  return rows.filter((row) => row !== undefined);
}

function rowOf(segments: readonly ReadSegment[]): Row | undefined {
  // '(of which VAT 6 % 161.04 SEK)' behind the sum
  const cell = segments.findLast((each) => each.money.length > 0 && !isAsideOf(each));
  const money = cell?.money.at(-1);
  const [first] = segments;
  const isLast =
    cell !== undefined &&
    segments.slice(segments.indexOf(cell) + 1).every((each) => each.text.length < 4 || isAsideOf(each));
  if (!first || !cell || !money || !isLast || segments.some(({ prose, times }) => prose || times.length > 0))
    return undefined;
  if (/\p{L}{4}/u.test(cell.text.slice(money.end))) return undefined;
  const words = first === cell ? cell.text.slice(0, money.start) : first.text;
  const head = `${first.label ?? ''} ${words}`.trim();
  if (!/\p{L}{3}/u.test(head) || head.length > MAX_HEAD) return undefined;
  const direction = (['outbound', 'return'] as const).find(
    (role) => hasRole(first, role) || hasRole(cell, role) || rolesOfPhrase(lastWord(head))?.has(role) === true,
  );
  return { head, cell, direction };
}

/** The rows that add up to the last sum of the mail; none if no rows do. */
function billOf({ byLine }: MailContext): readonly Row[] {
  const rows = [...byLine.values()].flatMap(rowsOf);
  return billIn(rows) ?? billIn(rows.filter((row, at) => !isAsideAbove(row, rows[at + 1]))) ?? [];
}

/** 'incl. 10 % VAT | € 7.11' right above the sum: a small part of it, which its rows have already. */
function isAsideAbove({ cell }: Row, total: Row | undefined): boolean {
  const [part, whole] = [cell.money.at(-1)?.amount ?? 0, total?.cell.money.at(-1)?.amount ?? 0];
  return part < whole * MAX_TAX && total !== undefined && hasRole(total.cell, 'total') && !hasRole(cell, 'total');
}

/** The share of a sum that a tax within it may be. */
const MAX_TAX = 0.25;

function billIn(rows: readonly Row[]): readonly Row[] | undefined {
  const amounts = rows.map(({ cell }) => cell.money.at(-1) ?? { amount: 0 });
  const total = Math.max(-1, ...summedAmounts(amounts).keys());
  let rest = cents(amounts[total]?.amount ?? 0);
  for (let at = total - 1; at >= 0; at -= 1) {
    rest -= cents(amounts[at]?.amount ?? 0);
    if (rest === 0) return rows.slice(at, total);
  }
  return undefined;
}

const ORDINAL = /(?<![\p{L}\d])([1-9])(?![\p{L}\d.,:])/u;

/** The share of a bill that a fee for all bookings may be. */
const MAX_FEE = 0.1;

/** What the words of a row name: one booking, or the first of several that it pays for. */
interface NamedByRow {
  readonly first: number;
  readonly all: readonly number[];
}

/** The legs of the way out and of the way back, of which one or more days lie between; undefined where that is not so. */
function waysOf(
  legs: readonly number[],
  drafts: readonly Draft[],
): Readonly<Record<'outbound' | 'return', NamedByRow>> | undefined {
  const startOf = (at: number) => drafts[at]?.fields.startDate?.value ?? '';
  const endOf = (at: number) => drafts[at]?.fields.endDate?.value ?? startOf(at);
  const turns = legs.slice(1).filter((leg, before) => startOf(leg) > endOf(legs[before] ?? leg));
  const [turn = legs[1]] = turns;
  const [first] = legs;
  if (first === undefined || turn === undefined || (legs.length > 2 && turns.length !== 1)) return undefined;
  const back = legs.indexOf(turn);
  return { outbound: { first, all: legs.slice(0, back) }, return: { first: turn, all: legs.slice(back) } };
}

/** The booking that the words of a row name: by its way, its kind, its number or direction, or its title. */
function namedBy(row: Row, drafts: readonly Draft[], isOnlyOfKind: boolean): NamedByRow | undefined {
  const way = legsOfWay(row.head, drafts);
  const [first] = way;
  if (first !== undefined) return { first, all: way };
  const called = calledLike(row.head, drafts);
  return (
    namedByKind(row, drafts, isOnlyOfKind) ?? (called === undefined ? undefined : { first: called, all: [called] })
  );
}

/** The booking of the kind that the words of a row name, by its number or direction where there are several. */
function namedByKind(
  { head, direction }: Row,
  drafts: readonly Draft[],
  isOnlyOfKind: boolean,
): NamedByRow | undefined {
  const kind = direction === undefined ? kindOfService(head) : 'journey';
  const own = [...drafts.keys()].filter((at) => kind && KINDS[drafts[at]?.type ?? 'other'].includes(kind));
  const one = (at: number | undefined) => (at === undefined ? undefined : { first: at, all: [at] });
  if (own.length < 2) return one(own[0]);
  if (direction !== undefined) return waysOf(own, drafts)?.[direction];
  const ordinal = ORDINAL.exec(head)?.[1];
  if (ordinal !== undefined) return one(own[Number(ordinal) - 1]);
  // 'Flights, 2 adults | Hotel': the legs of one ticket.
  const legs = own.filter((at) => drafts[at]?.type === 'flight');
  const [first] = legs;
  return isOnlyOfKind && kind === 'journey' && first !== undefined ? { first, all: legs } : undefined;
}

/** Two rows that pay for some of the same legs, and for others. */
const overlaps = ({ all }: NamedByRow, other: NamedByRow | undefined): boolean =>
  other !== undefined && all.length !== other.all.length && all.some((at) => other.all.includes(at));

/** A row for a booking of a kind that none of these is: 'Admission' beside a stay and a table. */
const isOfOther = ({ head, direction }: Row, drafts: readonly Draft[]): boolean => {
  const kind = direction === undefined ? kindOfService(head) : undefined;
  return kind !== undefined && !drafts.some(({ type }) => KINDS[type].includes(kind));
};

/**
 * What each of several bookings costs, where every row of the bill names one of them, or the flights, and every one has
 * a row: 'Flight 1 | Flight 2 | Hotel | Hotel taxes', 'Way out | Way back', 'Flights | Hotel'. Undefined for other bills.
 */
export function costsByRow(
  drafts: readonly Draft[],
  context: MailContext,
): readonly Pick<Draft['fields'], 'cost' | 'currency'>[] | undefined {
  if (drafts.length < 2) return undefined;
  const bill = billOf(context);
  const journeys = bill.filter(({ head }) => kindOfService(head) === 'journey').length;
  const rows = bill.map((row) => ({ row, named: namedBy(row, drafts, journeys === 1) }));
  const sumOf = (some: readonly { readonly row: Row }[]) =>
    some.reduce((sum, { row }) => sum + cents(row.cell.money.at(-1)?.amount ?? 0), 0);
  // A fee for bookings of several kinds is none of theirs; of two ways, one pays it with them.
  const others = rows.filter(({ row, named }) => named === undefined && !isOfOther(row, drafts));
  const areOfKinds = new Set(drafts.map(({ type }) => type)).size > 1;
  if (sumOf(others) > (areOfKinds ? sumOf(rows) * MAX_FEE : 0)) return undefined;
  // 'Ticket Lienz – Salzburg', 'Seat EC 112': what is paid for one leg besides the ticket for several is no price of its own.
  const isMixed = rows.some(({ named }) => named && rows.some((other) => overlaps(named, other.named)));
  if (isMixed) return undefined;
  const costs = drafts.map((_, draft) => {
    const paid = rows.filter(({ named }) => named?.all.includes(draft));
    const own = paid.filter(({ named }) => named?.first === draft);
    return own.length === 0 && paid.length > 0 ? {} : costOf(own.map(({ row }) => row));
  });
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
