import { addDays } from '#shared/calendar/calendar.ts';
import type { Finding } from '#shared/health/finding.ts';

/** Findings that are told as one. */
export type Row = readonly [Finding, ...Finding[]];

/** Findings by date as rows of a list: nights without a bed that follow each other are one row, all others have their own. */
export function rowsOf(found: readonly Finding[]): readonly Row[] {
  const rows: [Finding, ...Finding[]][] = [];
  let nights: [Finding, ...Finding[]] | undefined;
  for (const each of found) {
    const isNight = each.rule === 'bed';
    if (isNight && nights && addDays(nights[0].date, nights.length) === each.date) {
      nights.push(each);
      continue;
    }
    const row: [Finding] = [each];
    rows.push(row);
    if (isNight) nights = row;
  }
  return rows;
}
