import { isBooking } from '#shared/activities/is-booking.ts';
import type {
  ChatAnswer,
  PlannedActivity,
  ProposedChange,
  QuickSuggestion,
  TripSuggestion,
} from '#shared/planner/schema.ts';
import { catalogue } from '../catalogue/catalogue.ts';
import type { CatalogueDestination } from '../catalogue/catalogue-schema.ts';
import { fromEuros, knownCurrency } from '../money.ts';
import { tripDates } from '../own-trip/trip-dates.ts';
import type { PlannerRequest } from '../planner.ts';
import type { Wish } from '../understand/wish.ts';
import { partyCostText } from '../words/party-cost.ts';
import { costText, daysText, heardSentence } from '../words/words.ts';
import type { ModelActivity, ModelAnswer } from './answer-schema.ts';
import { endOfKnownRoute, lookUpPlace } from './look-up-place.ts';
import { referenceTable } from './prompt.ts';

/** The cost of a day where the catalogue has none: euros for beds, meals and local transport. */
const USUAL_DAY = 110;

/** A model's answer with every place looked up, dates computed, money added up and forbidden changes removed. */
export function checkedAnswer(model: ModelAnswer, request: PlannerRequest, wish: Wish): ChatAnswer {
  const changes = changesOf(model, request, wish);
  return {
    message: model.message,
    planner: 'bedrock',
    ...(model.trip ? { suggestion: suggestionOf(model.trip, wish) } : {}),
    ...(model.ideas && model.ideas.length > 0
      ? { quickSuggestions: model.ideas.map((idea) => ideaOf(idea, wish)) }
      : {}),
    ...(changes ? { changes } : {}),
  };
}

function suggestionOf(trip: NonNullable<ModelAnswer['trip']>, wish: Wish): TripSuggestion {
  const currency = knownCurrency(wish.currency ?? wish.budget?.currency);
  const of = (activity: ModelActivity) =>
    catalogue().destination(activity.city ?? '') ?? catalogue().destination(trip.destination);
  return {
    title: trip.title,
    destination: trip.destination,
    description: [heardSentence(wish), trip.description].filter(Boolean).join(' '),
    duration: daysText(trip.days.length),
    estimatedCost: partyCostText(euros(trip, of, wish), wish),
    imageUrl: null,
    highlights: trip.highlights,
    itinerary: trip.days.map(({ title, activities }, index) => {
      const details = activities.map((activity) => checkedActivity(activity, of(activity), trip.destination, currency));
      return { day: index + 1, title, activities: details.map((each) => each.title), details };
    }),
    ...(wish.start === undefined ? {} : { startDate: wish.start }),
  };
}

/** Tickets as the model says, days and nights as the catalogue says, else the default. */
function euros(
  { days }: NonNullable<ModelAnswer['trip']>,
  of: (activity: ModelActivity) => CatalogueDestination | undefined,
  { level = 'middle' }: Wish,
): number {
  return days.reduce((sum, { activities }, index) => {
    const tickets = activities.reduce((all, { category, costEur }) => all + (category === 'food' ? 0 : costEur), 0);
    const destination = activities.map(of).find(Boolean);
    const night = index < days.length - 1 ? (destination?.perNight[level] ?? 0) : 0;
    return sum + tickets + (destination ? destination.perDay[level] + night : USUAL_DAY);
  }, 0);
}

function checkedActivity(
  activity: ModelActivity,
  destination: CatalogueDestination | undefined,
  where: string,
  currency: string,
): PlannedActivity {
  const { name, timeOfDay, category, minutes, costEur, note } = activity;
  const found = lookUpPlace(name, destination);
  const arrival = found.verified || category !== 'transport' ? undefined : endOfKnownRoute(name);
  const area = found.area ?? activity.area;
  const city = destination?.name ?? activity.city ?? where;
  return {
    ...{ title: name, timeOfDay, category, minutes, currency, note: note ?? null },
    cost: fromEuros(costEur, currency),
    location: (area === undefined || area === city ? city : `${area}, ${city}`).slice(0, 200),
    coordinates: found.coordinates ?? arrival ?? null,
    verified: found.verified || arrival !== undefined,
  };
}

function ideaOf(
  { destination, title, days, costEur, highlights }: NonNullable<ModelAnswer['ideas']>[number],
  wish: Wish,
): QuickSuggestion {
  return {
    destination,
    title,
    duration: daysText(days),
    estimatedCost: costText(costEur, wish),
    highlights,
    imageUrl: null,
  };
}

/** Changes to what exists and is not booked, on days that the trip has. */
function changesOf(model: ModelAnswer, { trip }: PlannerRequest, wish: Wish): ChatAnswer['changes'] {
  if (!trip || !model.changes) return undefined;
  const dates = tripDates(trip);
  const references = referenceTable(dates);
  const taken = new Set<string>();
  const items = model.changes.flatMap((change): ProposedChange[] => {
    if (change.action === 'add') {
      const on = dates[change.day - 1];
      if (!on) return [];
      const currency = knownCurrency(wish.currency ?? wish.budget?.currency);
      const destination = catalogue().destination(change.activity.city ?? '') ?? on.destination;
      const activity = checkedActivity(change.activity, destination, on.day?.day.location ?? trip.trip.title, currency);
      return [{ kind: 'add', date: on.date, activity, why: change.why }];
    }
    const found = references.get(change.ref);
    if (!found || isBooking(found.activity) || taken.has(change.ref)) return [];
    taken.add(change.ref);
    const { id: activityId, title } = found.activity;
    if (change.action === 'remove') return [{ kind: 'remove', activityId, title, date: found.date, why: change.why }];
    const to = dates[change.toDay - 1]?.date;
    return to === undefined || to === found.date
      ? []
      : [{ kind: 'move', activityId, title, from: found.date, to, why: change.why }];
  });
  return items.length > 0 ? { tripId: trip.trip.id, tripTitle: trip.trip.title, items } : undefined;
}
