import { type ActivityRepository, activityRepository } from '../data/activity-repository.ts';
import { table } from '../data/table.ts';
import { type TripRepository, tripRepository } from '../data/trip-repository.ts';

/** What activity calls need. */
export interface ActivityDependencies {
  readonly activities: ActivityRepository;
  readonly trips: TripRepository;
}

export function activityDependencies(): ActivityDependencies {
  return { activities: activityRepository(table()), trips: tripRepository(table()) };
}
