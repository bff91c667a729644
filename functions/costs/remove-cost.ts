import { removeCost } from '#shared/costs/routes.ts';
import { type CostRepository, costRepository } from '../data/cost-repository.ts';
import { table } from '../data/table.ts';
import { implement } from '../http/call.ts';
import { lambdaHandler } from '../http/lambda-handler.ts';

export const implementation = implement(
  removeCost,
  async ({ caller, params }, { costs }: { readonly costs: CostRepository }) => {
    await costs.remove(params.id, caller.travellerId, params.costId);
    return { body: { success: true as const } };
  },
);

export const handler = lambdaHandler(implementation, () => ({ costs: costRepository(table()) }));
