import * as z from 'zod/mini';
import { formatRange } from '#shared/trips/dates.ts';
import type { Trip } from '#shared/trips/schema.ts';
import type { SelectOption } from '../../ui/select/select.tsx';

/** Stands for a new trip in selects: Radix keeps '' for nothing chosen. */
export const NEW_TRIP = 'new';

/** Where bookings go: into a trip that is there, or into a new one with this title. */
export const TripTarget = z.object({
  tripId: z.nullable(z.string()),
  /** May be empty: the trip is then named after its place. */
  newTitle: z.string(),
});
export type TripTarget = Readonly<z.infer<typeof TripTarget>>;

/** 'Create new trip', then the trips as they come. */
export function tripOptions(trips: readonly Trip[]): SelectOption[] {
  return [
    { value: NEW_TRIP, label: 'Create new trip' },
    ...trips.map(({ id, title, startDate, endDate }) => ({
      value: id,
      label: `${title} (${formatRange(startDate, endDate)})`,
    })),
  ];
}
