import type { PlannedActivity, TripSuggestion } from '#shared/planner/schema.ts';
import { isMustSee } from '../itinerary/place-score.ts';
import type { TripPlan } from '../itinerary/plan-trip.ts';
import type { Entry, TripDayPlan } from '../itinerary/trip-day-plan.ts';
import { fromEuros, knownCurrency } from '../money.ts';
import { isThingOfKind } from '../understand/kinds-of-things.ts';
import type { Wish } from '../understand/wish.ts';
import { destinationText } from '../words/destination-text.ts';
import { listed } from '../words/listed.ts';
import { partyCostText } from '../words/party-cost.ts';
import { timeText } from '../words/time.ts';
import { daysText, heardSentence, withArticle } from '../words/words.ts';

/** The plan of a trip as the card shows it. */
export function suggestionOf(plan: TripPlan, wish: Wish): TripSuggestion {
  const names = [...new Set(plan.stops.map(({ destination }) => destination.name))];
  const where = destinationText(plan, wish);
  const currency = knownCurrency(wish.currency ?? wish.budget?.currency);
  return {
    title: titleOf(plan, where, names, wish),
    destination: where,
    description: [heardSentence(wish), ...plan.stops.map(({ destination }) => destination.description)]
      .filter(Boolean)
      .join(' ')
      .slice(0, 2000),
    duration: daysText(plan.days.length),
    estimatedCost: partyCostText(plan.euros, wish),
    imageUrl: null,
    highlights: highlightsOf(plan),
    itinerary: plan.days.map((day, index) => {
      const details = detailsOf(day, currency);
      return { day: index + 1, title: day.title, activities: details.map(({ title }) => title), details };
    }),
    ...(wish.start === undefined ? {} : { startDate: wish.start }),
  };
}

function titleOf({ days }: TripPlan, where: string, names: readonly string[], wish: Wish): string {
  const who = wish.party?.kids ? ' with children' : '';
  const through = wish.country !== undefined && names.length > 1 ? `: ${listed(names)}` : '';
  return `${daysText(days.length)} in ${withArticle(where)}${who}${through}`.slice(0, 300);
}

/** The best of every stop in turn, day trips included, without meals and transfers. */
function highlightsOf({ days, stops }: TripPlan): string[] {
  const each = stops.map(({ destination }) =>
    days
      .filter((day) => day.destination === destination)
      .flatMap(({ entries }) => entries)
      .filter(({ place }) => place.kind !== 'meal' && !place.name.startsWith('Wander through'))
      .sort((a, b) => Number(isMustSee(destination, b.place)) - Number(isMustSee(destination, a.place)))
      .map(({ place }) => place.name),
  );
  const most = Math.max(...each.map(({ length }) => length));
  const inTurn = Array.from({ length: most }, (_, index) => each.flatMap((names) => names[index] ?? [])).flat();
  return inTurn.slice(0, 6);
}

function detailsOf(day: TripDayPlan, currency: string): PlannedActivity[] {
  const { transfer, destination } = day;
  const way =
    transfer &&
    ({
      ...{
        title: wayTitle(transfer),
        timeOfDay: 'morning',
        category: 'transport',
        cost: null,
        currency,
        verified: true,
      },
      ...{ minutes: transfer.hours === undefined ? null : Math.round(transfer.hours * 60), location: destination.name },
      coordinates: { latitude: destination.at[0], longitude: destination.at[1] },
      note:
        transfer.hours === undefined
          ? 'Not in the estimate; look up times and fares.'
          : 'Fares are not in the estimate.',
    } satisfies PlannedActivity);
  return [...(way ? [way] : []), ...day.entries.map((entry) => plannedEntry(entry, destination.name, currency))];
}

function wayTitle({ by, from, to, hours }: NonNullable<TripDayPlan['transfer']>): string {
  const how = by === 'transfer' ? 'Travel' : `${by[0]?.toUpperCase()}${by.slice(1)}`;
  return `${how} from ${from} to ${to}${hours === undefined ? '' : `, about ${hours} ${hours === 1 ? 'hour' : 'hours'}`}`;
}

/** A place of the catalogue as an activity. */
export function plannedEntry(
  { place, time, who, from, to, isOwn = isThingOfKind(place) }: Entry,
  city: string,
  currency: string,
): PlannedActivity {
  return {
    ...{
      title: who === undefined ? place.name : `${place.name} (${who})`,
      timeOfDay: time,
      category: place.category,
      minutes: place.minutes,
    },
    cost: isOwn && place.cost === 0 ? null : fromEuros(place.cost, currency),
    currency,
    location: place.kind === 'day-trip' || place.area === city ? place.area : `${place.area}, ${city}`,
    coordinates: isOwn ? null : { latitude: place.at[0], longitude: place.at[1] },
    verified: !isOwn,
    ...(from === undefined || to === undefined
      ? { note: place.note }
      : { time: timeText(from), note: `${timeText(from)} to ${timeText(to)}. ${place.note}` }),
  };
}
