import type { TripDetail } from '#shared/trips/schema.ts';

/** Whether somebody besides the reader comes along on a trip, and the reader does too. */
export function hasCompanions({
  audience,
  companionCount = 0,
}: Pick<TripDetail, 'audience' | 'companionCount'>): boolean {
  return audience === 'editor' || audience === 'viewer' || companionCount > 0;
}
