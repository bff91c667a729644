import { addDays } from '#shared/calendar/calendar.ts';
import { AppError } from '#shared/contract/errors.ts';
import { quickAddPlace } from '#shared/planner/routes.ts';
import type { EditedTrip } from '../data/edited-trip.ts';
import { again, ChangedMeanwhile } from '../data/plan-again.ts';
import type { TripWithDays } from '../data/trip-days.ts';
import { plannedDay } from '../days/planned-day.ts';
import { implement } from '../http/call.ts';
import { lambdaHandler } from '../http/lambda-handler.ts';
import { plannedEdit } from '../trips/itinerary/itinerary.ts';
import { applyChanges, beginChanges } from './changes/apply-changes.ts';
import type { PlanChange } from './changes/plan-changes.ts';
import { currentOrNext } from './current-or-next.ts';
import { type QuickAddDependencies, quickAddDependencies } from './dependencies.ts';
import { titledActivity } from './planned-activity.ts';
import { suggestedTrip } from './suggested-trip.ts';

/**
 * Adds a city to the traveller's current or next trip, else to the one created last, else to a new one. The trip that
 * the caller expects is read in parallel with the list that decides; if it is another, or none was named, that costs
 * one more round trip to the table.
 */
export const implementation = implement(
  quickAddPlace,
  // Double presses, also in two tabs, add to one trip, one after the other.
  ({ caller, body, idempotencyKey }, { trips, plans, itineraries }: QuickAddDependencies) =>
    again(async () => {
      const today = new Date().toISOString().slice(0, 10);
      const begin = (tripId: string) =>
        beginChanges(plans, tripId, { travellerId: caller.travellerId, key: idempotencyKey });
      const [own, made, expected] = await Promise.all([
        trips.listAllOfOwner(caller.travellerId),
        itineraries.madeBefore(caller.travellerId, idempotencyKey),
        body.expectedTripId === undefined ? undefined : begin(body.expectedTripId).catch(nothingWhenRefused),
      ]);
      const city = body.place;
      const target = currentOrNext(own, today);
      if (made !== undefined || target === undefined) {
        const trip =
          made ??
          (await itineraries.create(
            caller.travellerId,
            newTripOf(caller.travellerId, city, today),
            idempotencyKey,
            'first',
          ));
        return { body: { tripId: trip.id, tripTitle: trip.title, tripCreated: true, undoId: null } };
      }
      const changes = (trip: TripWithDays) => [additionOf(city, trip)];
      const base = expected?.parts[0].trip.id === target.id ? expected : await begin(target.id).catch(listAgain);
      const { undoId } = await applyChanges(plans, base, changes).catch(listAgain);
      return { body: { tripId: target.id, tripTitle: target.title, tripCreated: false, undoId } };
    }),
);

/** An expected trip that is gone, or was never the caller's, is not the one that the city is added to. */
function nothingWhenRefused(error: unknown): undefined {
  if (!(error instanceof AppError)) throw error;
}

/** The list had the trip a moment ago: where it is deleted or merged by now, the list is read again. */
function listAgain(error: unknown): never {
  throw error instanceof AppError && error.code === 'not_found' ? new ChangedMeanwhile() : error;
}

function exploring(city: string) {
  return { ...titledActivity(`Explore ${city}`), category: 'sightseeing', kind: 'sight' as const, location: city };
}

/** The city on the first existing day, else on a new day after the last one. */
function additionOf(city: string, { trip, days }: TripWithDays): PlanChange {
  const there = days.find(({ day }) => day.location?.toLowerCase() === city.toLowerCase());
  const last = days.at(-1)?.day.date;
  const date = there?.day.date ?? (last === undefined ? trip.startDate : addDays(last, 1));
  return { kind: 'add', day: plannedDay(date, city, city), activity: exploring(city) };
}

function newTripOf(ownerId: string, city: string, today: string): EditedTrip {
  const empty = {
    description: '',
    duration: '1 day',
    estimatedCost: '',
    imageUrl: null,
    highlights: [],
    itinerary: [],
  };
  const { trip } = suggestedTrip({ ...empty, title: `Trip to ${city}`, destination: city }, null, today);
  const days = [{ fields: plannedDay(trip.startDate, city, city), activities: [exploring(city)] }];
  return plannedEdit(ownerId, { trip, days }).result();
}

export const handler = lambdaHandler(implementation, quickAddDependencies);
