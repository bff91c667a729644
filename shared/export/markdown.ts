import type { Activity } from '../activities/schema.ts';
import type { TripDay } from '../days/schema.ts';
import { formatDayWithWeekday, formatLongRange } from '../trips/dates.ts';
import { isCancelled, type Plan } from './plan.ts';

/** A trip as Markdown (CommonMark), to read, print or paste elsewhere. */
export function writeMarkdown({ trip, days }: Plan): string {
  const head = [`# ${plain(trip.title)}`, formatLongRange(trip.startDate, trip.endDate), paragraph(trip.description)];
  const parts = [...head, ...days.flatMap(dayParts)].filter((part) => part !== '');
  return `${parts.join('\n\n')}\n`;
}

function dayParts(day: TripDay): string[] {
  const heading = `## ${formatDayWithWeekday(day.date)}: ${plain(day.title)}`;
  const stay =
    day.accommodation === null ? '' : `Stay: ${plain(listed([day.accommodation, day.accommodationAddress]))}`;
  return [heading, stay, paragraph(day.notes), day.activities.map(item).join('\n')];
}

function item(activity: Activity): string {
  const { time, endTime, title, location, endLocation, confirmationNumber, notes } = activity;
  const when = time === null ? '' : `**${endTime === null ? time : `${time}–${endTime}`}** `;
  const name = isCancelled(activity) ? `~~${plain(title)}~~ (cancelled)` : plain(title);
  const where = [location, endLocation]
    .filter((place) => place !== null)
    .map(plain)
    .join(' → ');
  const line = `- ${when}${name}${where === '' ? '' : `, ${where}`}`;
  const reference = confirmationNumber === null ? [] : [`Confirmation number: ${plain(confirmationNumber)}`];
  const below = [...reference, ...(notes === null ? [] : notes.split('\n').map(plain))];
  return [line, ...below.map((each) => `  ${each}`)].join('\n');
}

function listed(parts: readonly (string | null)[]): string {
  return parts.filter((part) => part !== null).join(', ');
}

function paragraph(text: string | null): string {
  return text === null ? '' : text.split('\n').map(plain).join('\n');
}

/** What Markdown would read as its own signs, with a backslash in front. */
function plain(text: string): string {
  return text
    .replace(/[\\`*_[\]<>~|]/g, '\\$&')
    .replace(/^(\s*)([#+-])(?=\s)/, '$1\\$2')
    .replace(/^(\s*\d+)([.)])(?=\s)/, '$1\\$2');
}
