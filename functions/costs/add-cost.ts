import { addCost } from '#shared/costs/routes.ts';
import { newCostId } from '../data/ids.ts';
import { implement } from '../http/call.ts';
import { lambdaHandler } from '../http/lambda-handler.ts';
import { frozenRates, ownCostView } from './cost-view.ts';
import { type CostDependencies, costDependencies } from './dependencies.ts';
import { checkPeople } from './people.ts';
import { today } from './trip-costs.ts';

export const implementation = implement(
  addCost,
  async ({ caller: { travellerId }, params, body, idempotencyKey }, { costs, rates }: CostDependencies) => {
    const [{ trip, money }, tables] = await Promise.all([
      costs.readToChange(params.id, travellerId),
      rates([body.date]),
    ]);
    checkPeople(body, trip, money);
    const exchanging = { currency: money.currency, tables, today: today() };
    const frozen = body.paid ? frozenRates(body, exchanging) : undefined;
    const cost = { ...body, id: newCostId(), revision: 1, ...(frozen && { frozen }) };
    return { body: ownCostView(await costs.add(trip, travellerId, cost, idempotencyKey), exchanging) };
  },
);

export const handler = lambdaHandler(implementation, costDependencies);
