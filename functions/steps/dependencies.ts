import { type PlanRepository, planRepository } from '../data/plan-repository.ts';
import { table } from '../data/table.ts';
import { type TravellerRepository, travellerRepository } from '../data/traveller-repository.ts';

/** Dependencies of calls that change a trip in one step. */
export interface PlanDependencies {
  readonly plans: PlanRepository;
}

export function planDependencies(): PlanDependencies {
  return { plans: planRepository(table()) };
}

/** The same where the answer shows the trip with its author. */
export interface StepDependencies extends PlanDependencies {
  readonly travellers: TravellerRepository;
}

export function stepDependencies(): StepDependencies {
  return { ...planDependencies(), travellers: travellerRepository(table()) };
}
