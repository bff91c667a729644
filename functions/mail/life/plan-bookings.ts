import type { BookingPlan, FieldChange, ParsedBooking } from '#shared/mail/schema.ts';
import type { BookingRecord, Statement } from '../../data/booking-record.ts';
import type { LocatedItem } from '../../data/booking-repository.ts';
import { type BookingState, cancellationsOf, foldStatements } from './fold-statements.ts';
import { itemChanges } from './item-changes.ts';
import { matchBookings } from './match-bookings.ts';

/** A mail whose bookings are being added. */
export interface MailToAdd {
  /** Null for a pasted one. */
  readonly emailId: string | null;
  /** ISO 8601 instant. */
  readonly sentAt: string;
}

/** A booking's item, before and after the mail. */
export interface PlannedItem {
  readonly record: BookingRecord;
  readonly item: LocatedItem;
  readonly before: BookingState;
  readonly after: BookingState;
  readonly changes: readonly FieldChange[];
}

/** What adding a mail does with one of its bookings. */
export interface PlannedBooking {
  readonly outcome: BookingPlan['outcome'];
  readonly statement: Statement;
  readonly items: readonly PlannedItem[];
  /** What becomes a new item. */
  readonly fresh?: { readonly record: BookingRecord | undefined; readonly state: BookingState };
}

/** What adding a mail would do, booking by booking, given the known bookings and their items. Pure: changes nothing. */
export function planBookings(
  bookings: readonly ParsedBooking[],
  mail: MailToAdd,
  known: readonly BookingRecord[],
  locate: (record: BookingRecord) => LocatedItem | undefined,
): PlannedBooking[] {
  const statements = bookings.map(({ evidence: _, ...booking }): Statement => ({ ...mail, booking }));
  const cancelling = statements.filter(({ booking }) => booking.event === 'cancellation');
  const all = [...known, ...cancelling.map((statement) => ({ id: '', activityId: null, statements: [statement] }))];
  const matches = matchBookings(bookings, known);
  return statements.map((statement, index) => {
    const records = matches.get(index) ?? [];
    const items = records.flatMap(
      (record) => planItem({ record, item: locate(record) }, statement, { known, all }) ?? [],
    );
    if (statement.booking.event === 'cancellation') return { outcome: outcomeOfCancellation(items), statement, items };
    if (items.length > 0) return { outcome: items.some(isChanged) ? 'change' : 'already', statement, items };
    const [record] = records;
    const said = [...(record?.statements ?? []), statement];
    const state = foldStatements(said, cancellationsOf(said, all));
    return { outcome: 'new', statement, items, ...(state ? { fresh: { record, state } } : {}) };
  });
}

/** The records of the traveller's bookings: before the mail, and with its cancellations. */
interface Records {
  readonly known: readonly BookingRecord[];
  readonly all: readonly BookingRecord[];
}

function planItem(
  { record, item }: { readonly record: BookingRecord; readonly item: LocatedItem | undefined },
  statement: Statement,
  { known, all }: Records,
): PlannedItem | undefined {
  if (!item) return undefined;
  const said = statement.booking.event === 'cancellation' ? record.statements : [...record.statements, statement];
  const before = foldStatements(record.statements, cancellationsOf(record.statements, known));
  const after = foldStatements(said, cancellationsOf(said, all));
  if (!before || !after) return undefined;
  const changes = itemChanges(before.booking, after.booking, { activity: item.activity, date: item.day.date });
  return { record: { ...record, statements: said }, item, before, after, changes };
}

const isChanged = ({ changes, after, item }: PlannedItem) =>
  changes.length > 0 || after.cancelled !== item.activity.cancelled;

function outcomeOfCancellation(items: readonly PlannedItem[]): BookingPlan['outcome'] {
  if (items.length === 0) return 'unknown';
  return items.some(({ after, item }) => after.cancelled && !item.activity.cancelled) ? 'cancel' : 'already';
}

/** The plan as the inbox shows it. */
export function planView({ outcome, items, fresh }: PlannedBooking): BookingPlan {
  const [first] = items;
  return {
    outcome,
    cancelled: fresh?.state.cancelled ?? first?.after.cancelled ?? false,
    tripId: first?.item.trip.id ?? null,
    tripTitle: first?.item.trip.title ?? null,
    itemTitle: first?.item.activity.title ?? null,
    changes: [...(first?.changes ?? [])],
  };
}
