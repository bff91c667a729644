import { ACTIVITY_CATEGORIES } from '#shared/activities/categories.ts';
import { KINDS } from '#shared/activities/kinds.ts';
import { STATUSES } from '#shared/activities/schema.ts';
import { readPosition } from '../../../../ui/place-field/read-position.ts';
import type { Row } from './csv-columns.ts';
import { type DateOrder, dateIn } from './csv-dates.ts';
import type { SaidItem } from './found-trip.ts';
import { linked } from './saved-places.ts';

/** A row as an item; or why it is none. One without a date is an idea. */
export function itemOfRow(row: Row, order: DateOrder): Omit<SaidItem, 'line'> | string {
  const start = row.date === undefined ? { date: null } : dateIn(row.date, order);
  const end = row.endDate === undefined ? { date: null } : dateIn(row.endDate, order);
  if ('why' in start) return start.why;
  if ('why' in end) return end.why;
  const cost = row.cost === undefined ? undefined : numberIn(row.cost);
  if (Number.isNaN(cost)) return `The cost "${row.cost}" is no number.`;
  const kind = oneOf(KINDS, row.kind);
  const category = oneOf(ACTIVITY_CATEGORIES, row.category ?? row.kind);
  const status = oneOf(STATUSES, row.status);
  const { title, time, timeZone, endTime, endTimeZone, location, endLocation, currency, confirmationNumber } = row;
  return {
    date: start.date,
    ...(row.dayTitle !== undefined && { dayTitle: row.dayTitle }),
    fields: {
      ...{ title, time, endTime, endTimeZone, endLocation, confirmationNumber, cost },
      // A list of saved places names them in its titles.
      location: location ?? (isMapLink(row) ? title : undefined),
      // The zone of its place, where the table says none.
      ...(timeZone !== undefined && { timeZone }),
      ...(end.date !== null && end.date !== start.date && { endDate: end.date }),
      ...(kind && { kind }),
      ...{ category, ...(status && { status }) },
      ...(cost !== undefined && currency !== undefined && { currency: currency.toUpperCase() }),
      notes: [row.notes, row.comment].filter(Boolean).join('\n'),
      ...positionOf(row),
      ...(row.link !== undefined && linked(row.link)),
    },
  };
}

function isMapLink({ link }: Row): boolean {
  return link !== undefined && readPosition(link) !== undefined;
}

function oneOf<Word extends string>(words: readonly Word[], text: string | undefined): Word | undefined {
  return words.find((word) => word === text?.toLowerCase());
}

/** '1,234.50', '12,50 €' or '12'; NaN for anything else. */
function numberIn(text: string): number {
  const bare = text.replace(/[\p{Sc}\s'’]|[A-Z]{3}/gu, '');
  if (/^\d{1,3}(?:,\d{3})+(?:\.\d+)?$/.test(bare)) return Number(bare.replaceAll(',', ''));
  if (/^\d{1,3}(?:\.\d{3})*,\d{1,2}$/.test(bare)) return Number(bare.replaceAll('.', '').replace(',', '.'));
  return bare === '' ? Number.NaN : Number(bare);
}

/** What its columns say, or the link of its place. */
function positionOf({ latitude, longitude, link }: Row): Readonly<Record<string, unknown>> {
  if (latitude !== undefined && longitude !== undefined) {
    return { coordinates: { latitude: Number(latitude), longitude: Number(longitude) } };
  }
  const read = link === undefined ? undefined : readPosition(link);
  return read && 'position' in read ? { coordinates: read.position } : {};
}
