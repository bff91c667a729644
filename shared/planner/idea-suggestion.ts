import type { QuickSuggestion, TripSuggestion } from './schema.ts';

/** The suggestion that 'Create Trip' on a quick idea's card sends: a first day with its first three highlights. */
export function ideaSuggestion(idea: QuickSuggestion): TripSuggestion {
  const { destination, title, duration, estimatedCost, highlights, imageUrl } = idea;
  return {
    title,
    destination,
    description: `A wonderful trip to ${destination}`,
    duration,
    estimatedCost,
    imageUrl,
    highlights,
    itinerary: [{ day: 1, title: `Arrive in ${destination}`, activities: highlights.slice(0, 3) }],
  };
}
