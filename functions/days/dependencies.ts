import { type DayRepository, dayRepository } from '../data/day-repository.ts';
import { table } from '../data/table.ts';

/** What day calls need. */
export interface DayDependencies {
  readonly days: DayRepository;
}

export function dayDependencies(): DayDependencies {
  return { days: dayRepository(table()) };
}
