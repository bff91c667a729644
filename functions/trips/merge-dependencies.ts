import { type MergeRepository, mergeRepository } from '../data/merge-repository.ts';
import { table } from '../data/table.ts';
import { type TravellerRepository, travellerRepository } from '../data/traveller-repository.ts';

/** What merging and undoing a merge need. */
export interface MergeDependencies {
  readonly merges: MergeRepository;
  readonly travellers: TravellerRepository;
}

export function mergeDependencies(): MergeDependencies {
  return { merges: mergeRepository(table()), travellers: travellerRepository(table()) };
}
