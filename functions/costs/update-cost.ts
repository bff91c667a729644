import { tailOf } from '#shared/contract/ids.ts';
import { updateCost } from '#shared/costs/routes.ts';
import type { Cost } from '#shared/costs/schema.ts';
import type { CostItem } from '../data/cost-item.ts';
import { type CostToChange, costNotFound } from '../data/cost-repository.ts';
import { again } from '../data/plan-again.ts';
import { isStale } from '../data/revision.ts';
import { implement } from '../http/call.ts';
import { expected } from '../http/expected.ts';
import { lambdaHandler } from '../http/lambda-handler.ts';
import { changedCost } from './changed-cost.ts';
import { activityCostView, type Exchanging, isCostly, ownCostView } from './cost-view.ts';
import { type CostDependencies, costDependencies } from './dependencies.ts';
import { today } from './trip-costs.ts';

export const implementation = implement(
  updateCost,
  ({ caller: { travellerId }, params: { id, costId }, body, ifMatch }, { costs, rates }: CostDependencies) =>
    again(async () => {
      if (costId.length > 15 && !costId.startsWith(`${id}-`)) throw costNotFound();
      const activityId = costId.length > 15 ? costId : undefined;
      const cost = activityId === undefined ? costId : tailOf(activityId);
      // The date says in which month the rates are; where it is not sent, they may take one more round trip.
      const [found, guessed] = await Promise.all([
        costs.readToChange(id, travellerId, { cost, ...(activityId !== undefined && { activityId }) }),
        rates(body.date === undefined ? [] : [body.date]),
      ]);
      const date = found.day?.date ?? (found.cost && 'date' in found.cost ? found.cost.date : undefined);
      const isKnown = body.date !== undefined || date === undefined;
      const exchanging = {
        ...{ currency: found.money.currency, today: today() },
        tables: isKnown ? guessed : await rates([date]),
      };
      const seen = expected(ifMatch, async (item: CostItem) => viewOf(item, found, exchanging));
      if (found.cost && seen && isStale(found.cost, seen)) throw seen.stale(found.cost);
      const changed = changedCost(found, body, exchanging);
      await costs.save(
        found.trip,
        travellerId,
        { before: found.cost, cost: changed.cost, activity: found.activity },
        seen,
      );
      return { body: changed.view };
    }),
);

function viewOf(cost: CostItem, { activity, day }: CostToChange, exchanging: Exchanging): Cost {
  if (!('tail' in cost)) return ownCostView(cost, exchanging);
  if (!activity || !day || !isCostly(activity)) throw costNotFound();
  return activityCostView(activity, day, cost, exchanging);
}

export const handler = lambdaHandler(implementation, costDependencies);
