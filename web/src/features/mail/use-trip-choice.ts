import { useQuery } from '@tanstack/react-query';
import type { ParsedBooking } from '#shared/mail/schema.ts';
import { type IsKind, useTyped } from '../../lib/typed/use-typed.ts';
import { fittingTrip, stretchOf } from './fitting-trip.ts';
import { mailQueries } from './mail-queries.ts';

interface TripChoice {
  /** Undefined until the traveller's trips are loaded. */
  readonly tripId: string | null | undefined;
  /** Why this trip is preselected, until another is selected. */
  readonly why: string | undefined;
  readonly choose: (tripId: string | null) => void;
}

const isChoice: IsKind<string | null | undefined> = (value): value is string | null | undefined =>
  value === undefined || value === null || typeof value === 'string';

/** Where a mail's bookings go: the selected trip, else the one that fits them, else a new one (null). */
export function useTripChoice(emailId: string, bookings: readonly ParsedBooking[]): TripChoice {
  const trips = useQuery(mailQueries.tripChoices());
  const [chosen, choose] = useTyped<string | null | undefined>(`trip of ${emailId}`, undefined, isChoice);
  if (chosen !== undefined) return { tripId: chosen, why: undefined, choose };
  if (trips.isPending) return { tripId: undefined, why: undefined, choose };
  const fitting = fittingTrip(stretchOf(bookings), trips.data ?? []);
  return { tripId: fitting?.tripId ?? null, why: fitting?.why, choose };
}
