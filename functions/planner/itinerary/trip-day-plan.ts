import type { LaidDay } from './lay-out-stay.ts';
import type { Leg } from './route.ts';

/** A day of a trip; on one between two stops the transfer comes first. */
export interface TripDayPlan extends LaidDay {
  readonly transfer?: Leg & { readonly from: string; readonly to: string };
}
