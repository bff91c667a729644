import { type ActivityRepository, activityRepository } from '../data/activity-repository.ts';
import { table } from '../data/table.ts';

/** What activity calls need. */
export interface ActivityDependencies {
  readonly activities: ActivityRepository;
}

export function activityDependencies(): ActivityDependencies {
  return { activities: activityRepository(table()) };
}
