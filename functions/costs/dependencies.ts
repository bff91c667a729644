import builtIn from '#shared/costs/built-in-rates.json' with { type: 'json' };
import type { RateTable } from '#shared/costs/rates.ts';
import { type CostRepository, costRepository } from '../data/cost-repository.ts';
import { rateTableRepository } from '../data/rate-table-repository.ts';
import { table } from '../data/table.ts';
import { type TravellerRepository, travellerRepository } from '../data/traveller-repository.ts';
import { environment } from '../runtime/environment.ts';

/** The tables by which amounts of these dates ('YYYY-MM-DD') are exchanged. */
export type FindRates = (dates: readonly string[]) => Promise<readonly RateTable[]>;

/** What calls on costs need. */
export interface CostDependencies {
  readonly costs: CostRepository;
  readonly travellers: Pick<TravellerRepository, 'findAll'>;
  readonly rates: FindRates;
}

const BUILT_IN: RateTable = { date: builtIn.asOf, about: true, perEuro: builtIn.perEuro };

export function costDependencies(): CostDependencies {
  const dated = environment().RATES === 'ecb' ? rateTableRepository(table()) : undefined;
  return {
    costs: costRepository(table()),
    travellers: travellerRepository(table()),
    rates: async (dates) => [BUILT_IN, ...((await dated?.around(dates)) ?? [])],
  };
}
