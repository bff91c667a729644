import { AppError } from '#shared/contract/errors.ts';
import { listCosts } from '#shared/costs/routes.ts';
import { type Cost, MAX_COSTS } from '#shared/costs/schema.ts';
import { activityView } from '../data/activity-view.ts';
import { mayChange, type Sight } from '../data/audience.ts';
import type { TripLedger } from '../data/cost-repository.ts';
import { ANSWER_ROOM, countFitting } from '../http/answer-room.ts';
import { implement } from '../http/call.ts';
import { lambdaHandler } from '../http/lambda-handler.ts';
import { type CostDependencies, costDependencies } from './dependencies.ts';
import { peopleOf, travellersIn } from './people.ts';
import { costsOf, datesOf, newestRates, today } from './trip-costs.ts';

/** Of an answer, besides the people. */
const ROOM = ANSWER_ROOM - 100_000;

export const implementation = implement(
  listCosts,
  async ({ caller, params }, { costs, travellers, rates }: CostDependencies) => {
    const { sight, ...all } = await costs.read(params.id, caller.travellerId);
    const ledger = seen(all, sight);
    const { trip, money } = ledger;
    const [tables, companions] = await Promise.all([
      rates(datesOf(ledger)),
      travellers.findAll(travellersIn(trip, [...ledger.own, ...ledger.ofActivities.values()])),
    ]);
    const { currency, budget, revision } = money;
    const exchanging = { currency, tables, today: today() };
    const listed = costsOf(ledger, exchanging);
    checkRoom([...listed.costs, ...listed.payments]);
    const people = peopleOf({ trip, money, companions, costs: [...listed.costs, ...listed.payments] });
    const body = { currency, budget, people, revision, ...listed, rates: newestRates(ledger, exchanging) };
    return { body: { ...body, canEdit: mayChange(trip, caller.travellerId) } };
  },
);

/** Without the activities whose cost is not shown to somebody with this sight. */
function seen(ledger: TripLedger, sight: Sight): TripLedger {
  const days = ledger.days.map(({ day, activities }) => ({
    day,
    activities: activities.filter((activity) => activityView(activity, sight).cost !== null),
  }));
  return { ...ledger, days };
}

/** Throws 413 for more costs than an answer holds, of which thousands with the longest titles are. */
function checkRoom(listed: readonly Cost[]): void {
  if (listed.length <= MAX_COSTS || countFitting(listed, ROOM) === listed.length) return;
  throw new AppError('too_large', 'This trip has more costs than can be shown at once. Please shorten their titles.');
}

export const handler = lambdaHandler(implementation, costDependencies);
