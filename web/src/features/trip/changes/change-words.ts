import { format } from 'date-fns/format';
import { localDate } from '#shared/calendar/calendar.ts';
import { isIdeasDay } from '#shared/contract/ids.ts';
import type { TripDay } from '#shared/days/schema.ts';
import type { ChangedField, ChangedThing, TripChange } from '#shared/sharing/changes.ts';
import { formatDay } from '#shared/trips/dates.ts';
import { formatMoney } from '../../../lib/money.ts';

/* What was changed, in words. */

const DEED_WORDS: Readonly<Record<ChangedThing['did'], string>> = {
  ...{ added: 'added', moved: 'moved', changed: 'changed', removed: 'removed' },
};

/** What was done to a thing, without its title: 'moved day'. */
export function deedInWords({ did, thing, fields }: ChangedThing): string {
  if (thing === 'money') return 'changed currency, budget or people of the costs of';
  if (thing === 'trip') return did === 'changed' ? 'changed the trip' : did === 'added' ? 'merged in' : 'took out';
  if (thing === 'day')
    return fields.some(({ field }) => field === 'order') ? 'arranged the day' : `${DEED_WORDS[did]} the day`;
  return thing === 'cost' ? `${DEED_WORDS[did]} the cost` : DEED_WORDS[did];
}

const FIELD_WORDS: Readonly<Record<string, string>> = {
  ...{ title: 'Title', description: 'Description', startDate: 'Start', endDate: 'End date', location: 'Location' },
  ...{ photos: 'Photos', coverImage: 'Cover', date: 'Date', weather: 'Weather', accommodation: 'Accommodation' },
  ...{ accommodationAddress: 'Address', notes: 'Notes', order: 'Order', dayId: 'Day', time: 'Time' },
  ...{ endTime: 'End time', timeZone: 'Time zone', endTimeZone: 'Time zone of the end', endLocation: 'To' },
  ...{ category: 'Category', timeOfDay: 'Time of day', kind: 'Kind', status: 'Status', carrier: 'Carrier' },
  ...{ number: 'Number', terminal: 'Terminal', gate: 'Gate', platform: 'Platform', checkInUntil: 'Check-in until' },
  ...{ cost: 'Cost', rating: 'Rating', paid: 'Paid', split: 'Who pays' },
};
const DATES = ['date', 'startDate', 'endDate'];

/** A field that was changed. */
export function fieldInWords({ field }: ChangedField): string {
  return FIELD_WORDS[field] ?? field;
}

/** Its old or new value; 'nothing' where it was empty. */
export function valueInWords(field: string, value: string | null, days: readonly TripDay[]): string {
  if (value === null) return 'nothing';
  if (field === 'dayId') return dayInWords(value, days);
  if (field === 'cost') {
    const [amount, currency = 'EUR'] = value.split(' ');
    return formatMoney({ amount: Number(amount), currency });
  }
  return DATES.includes(field) ? formatDay(value) : value;
}

function dayInWords(dayId: string, days: readonly TripDay[]): string {
  if (isIdeasDay(dayId)) return 'Ideas';
  const at = days.findIndex(({ id }) => id === dayId);
  const day = days[at];
  return day ? `Day ${at + 1}, ${day.title}` : 'a day that is gone';
}

/** 'today at 10:14', 'Jun 3, 2027 at 10:14'. */
export function timeInWords(at: string): string {
  const time = new Date(at);
  return `${localDate(time) === localDate(new Date()) ? 'today' : format(time, 'MMM d, yyyy')} at ${format(time, 'HH:mm')}`;
}

/** Who made a change, as its reader says it. */
export function whoInWords({ id, name }: TripChange['who'], ownId: string | undefined): string {
  return id === ownId ? 'You' : (name ?? 'Somebody who has left');
}
