import { addDays } from '#shared/calendar/calendar.ts';
import { isWebOrMediaUrl, MAX_TEXT } from '#shared/contract/text.ts';
import { isVisible } from '#shared/contract/visible-text.ts';
import type { PlannedActivity, TripSuggestion } from '#shared/planner/schema.ts';
import { dayOffsets, tripLength } from '#shared/planner/trip-length.ts';
import { plannedDay } from '../days/planned-day.ts';
import type { PlannedTrip } from '../trips/itinerary/itinerary.ts';
import { plannedActivity, titledActivity } from './planned-activity.ts';

/** How far ahead a trip without dates starts, in days. */
const DEFAULT_LEAD = 30;

type SuggestedDay = TripSuggestion['itinerary'][number];

/**
 * The trip made from a suggestion. It starts on the chosen date, else on the suggestion's own, else 30 days from
 * `today`, and is as long as its itinerary or its duration, whichever is longer. Dates are 'YYYY-MM-DD'.
 */
export function suggestedTrip(suggestion: TripSuggestion, chosen: string | null, today: string): PlannedTrip {
  const startDate = chosen ?? suggestion.startDate ?? addDays(today, DEFAULT_LEAD);
  const offsets = dayOffsets(suggestion.itinerary);
  return {
    trip: {
      ...textsOf(suggestion),
      startDate,
      endDate: addDays(startDate, tripLength(suggestion) - 1),
      isPublic: true,
    },
    days: suggestion.itinerary.map((day, index) => ({
      fields: plannedDay(
        addDays(startDate, offsets[index] ?? index),
        day.title,
        placeOf(day) ?? suggestion.destination,
      ),
      activities: day.activities.map((title, at) => {
        const details = day.details?.[at];
        return details ? plannedActivity(details) : titledActivity(title);
      }),
    })),
  };
}

function textsOf({ title, destination, description, highlights, imageUrl }: TripSuggestion) {
  const parts = [description.trim(), highlights.length > 0 ? `Highlights: ${highlights.join(', ')}` : ''];
  return {
    title:
      (isVisible(title) && title.trim().slice(0, 200)) ||
      (destination === null ? 'New trip' : `Trip to ${destination}`),
    description: parts.filter(Boolean).join('\n\n').slice(0, MAX_TEXT) || null,
    coverImage: imageUrl !== null && isWebOrMediaUrl(imageUrl) ? imageUrl : null,
    location: destination?.slice(0, 200) || null,
  };
}

/** The city of most of a day's activities, as their locations end with it: 'Belém, Lisbon'. */
function placeOf({ details = [] }: SuggestedDay): string | null {
  const cities = details.flatMap((activity) => cityOf(activity) ?? []);
  const times = (city: string) => cities.filter((each) => each === city).length;
  return cities.toSorted((a, b) => times(b) - times(a))[0] ?? null;
}

/** The text after the last comma of an activity's location. */
export function cityOf({ location }: Pick<PlannedActivity, 'location'>): string | null {
  return location?.split(',').at(-1)?.trim() || null;
}
