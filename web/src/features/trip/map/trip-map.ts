import { createContext, useContext } from 'react';

/** The trip's map, for what stands beside it. */
export interface TripMap {
  /** Whether something of the trip is on it: then days have colours. */
  readonly hasPins: boolean;
  /** Shows an activity in the middle of the map, which is opened if need be. */
  readonly centre: (activityId: string) => void;
  /** Opens the map, where it is not open beside the timeline; undefined while it is. */
  readonly open: (() => void) | undefined;
}

export const TripMapContext = createContext<TripMap | undefined>(undefined);

export function useTripMap(): TripMap | undefined {
  return useContext(TripMapContext);
}
