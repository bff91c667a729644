import * as z from 'zod/mini';
import { formatRange } from '#shared/trips/dates.ts';
import type { Trip } from '#shared/trips/schema.ts';
import type { SelectOption } from '../../ui/select/select.tsx';

/** The select's value for a new trip: Radix reserves '' for no selection. */
export const NEW_TRIP = 'new';

/** Where bookings go: into an existing trip, or into a new one with this title. */
export const TripTarget = z.object({
  tripId: z.nullable(z.string()),
  /** May be empty: the trip is then named after its place. */
  newTitle: z.string(),
});
export type TripTarget = Readonly<z.infer<typeof TripTarget>>;

/** 'Create new trip', then the trips in order. */
export function tripOptions(trips: readonly Trip[]): SelectOption[] {
  return [
    { value: NEW_TRIP, label: 'Create new trip' },
    ...trips.map(({ id, title, startDate, endDate }) => ({
      value: id,
      label: `${title} (${formatRange(startDate, endDate)})`,
    })),
  ];
}
