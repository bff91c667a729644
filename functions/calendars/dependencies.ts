import { type CalendarRepository, calendarRepository } from '../data/calendar-repository.ts';
import { table } from '../data/table.ts';
import { type TripRepository, tripRepository } from '../data/trip-repository.ts';
import { environment } from '../runtime/environment.ts';

/** Dependencies of the calls on calendars. */
export interface CalendarDependencies {
  readonly calendars: CalendarRepository;
  readonly trips: Pick<TripRepository, 'read'>;
  readonly siteUrl: string;
}

export function calendarDependencies(): CalendarDependencies {
  return { calendars: calendarRepository(table()), trips: tripRepository(table()), siteUrl: environment().SITE_URL };
}
