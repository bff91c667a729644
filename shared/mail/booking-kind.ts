import { type Kind, kindOf } from '../activities/kinds.ts';
import type { BookingType, ParsedBooking } from './schema.ts';

const KINDS: Readonly<Partial<Record<BookingType, Kind>>> = {
  ...{ hotel: 'stay', flight: 'flight', restaurant: 'meal', activity: 'sight' },
};

/** The kind of a booking: by its type, that of a journey also by its title. */
export function kindOfBooking({ type, title, location, endLocation }: ParsedBooking): Kind {
  const category = type === 'transport' ? type : null;
  return KINDS[type] ?? kindOf({ title, category, location: location ?? null, endLocation });
}
