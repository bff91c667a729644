import { isRealDate } from '#shared/calendar/calendar.ts';
import { AppError } from '#shared/contract/errors.ts';
import { createTripFromSuggestion } from '#shared/planner/routes.ts';
import { implement } from '../http/call.ts';
import { lambdaHandler } from '../http/lambda-handler.ts';
import { type PlannedTrip, plannedEdit } from '../trips/itinerary/itinerary.ts';
import { tripDetail } from '../trips/trip-view.ts';
import { type SuggestionDependencies, suggestionDependencies } from './dependencies.ts';
import { withCountry } from './planned-activity.ts';
import { suggestedTrip } from './suggested-trip.ts';

export const implementation = implement(
  createTripFromSuggestion,
  async ({ caller, body, idempotencyKey }, { itineraries, trips, travellers }: SuggestionDependencies) => {
    const { travellerId } = caller;
    const today = new Date().toISOString().slice(0, 10);
    const [before, creator] = await Promise.all([
      itineraries.madeBefore(travellerId, idempotencyKey),
      travellers.find(travellerId),
    ]);
    const planned = suggestedTrip(body.suggestion, body.startDate ?? null, today);
    if (![planned.trip.endDate, ...planned.days.map(({ fields }) => fields.date)].every(isRealDate)) {
      throw new AppError('bad_request', 'This trip would end out of the calendar. Please enter an earlier start date');
    }
    const trip =
      before === undefined
        ? await itineraries.create(
            travellerId,
            plannedEdit(travellerId, await located(planned)).result(),
            idempotencyKey,
          )
        : await trips.read(before.id, { travellerId });
    return { body: tripDetail(trip, creator, { travellerId }) };
  },
);

async function located(planned: PlannedTrip): Promise<PlannedTrip> {
  const days = planned.days.map(async ({ fields, activities }) => ({
    fields,
    activities: await Promise.all(activities.map(withCountry)),
  }));
  return { ...planned, days: await Promise.all(days) };
}

export const handler = lambdaHandler(implementation, suggestionDependencies);
