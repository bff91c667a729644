import { tripChat } from '#shared/planner/routes.ts';
import { planRepository } from '../data/plan-repository.ts';
import { DAY_SECONDS, rateRepository } from '../data/rate-repository.ts';
import { table } from '../data/table.ts';
import { inOrder } from '../data/trip-parts.ts';
import { implement } from '../http/call.ts';
import { lambdaHandler } from '../http/lambda-handler.ts';
import { environment } from '../runtime/environment.ts';
import { travellerLimits } from '../runtime/traveller-limits.ts';
import type { PlanDependencies } from '../steps/dependencies.ts';
import type { Planner } from './planner.ts';
import { plannerOf } from './stage-planner.ts';

interface ChatDependencies extends PlanDependencies {
  /** The planner for a traveller. */
  readonly plannerFor: (travellerId: string) => Planner;
}

export const implementation = implement(
  tripChat,
  async ({ caller, body }, { plannerFor, plans }: ChatDependencies) => ({
    body: await plannerFor(caller.travellerId).answer({
      message: body.message,
      chatHistory: body.chatHistory,
      suggestion: body.suggestion ?? null,
      trip: body.tripId ? inOrder(await plans.readOne(body.tripId, caller.travellerId)) : null,
      today: new Date().toISOString().slice(0, 10),
    }),
  }),
);

export const handler = lambdaHandler(implementation, () => {
  const settings = environment();
  const most = travellerLimits(settings).modelMessagesADay;
  const rates = rateRepository(table());
  const mayAsk = (who: string) =>
    rates.isWithin({ route: 'modelMessage', who, seconds: DAY_SECONDS, now: Date.now() }, most);
  return {
    plans: planRepository(table()),
    plannerFor: (travellerId: string) => plannerOf(settings.BEDROCK_MODEL_ID, () => mayAsk(travellerId)),
  };
});
