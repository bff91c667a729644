import { DESTINATIONS, type Destination } from '../places/destinations.ts';
import { THEMES, type Theme } from './themes.ts';
import { namesAny, spacedWords } from './words.ts';

/** The fields of a trip that discovery reads. */
interface Described {
  readonly title: string;
  readonly description: string | null;
  readonly location?: string | null;
}

/** Every destination that a trip's title, description or location names as a whole word. */
export function destinationsOf(trip: Described): Destination[] {
  const text = spacedWords([trip.title, trip.description, trip.location].filter(Boolean).join('\n'));
  return DESTINATIONS.filter((name) => namesAny(text, [name]));
}

/** Whether a trip is shown for a selected destination: its title or description contains the name. */
export function isTripTo(trip: Described, destination: string): boolean {
  return `${trip.title}\n${trip.description ?? ''}`.toLowerCase().includes(destination.toLowerCase());
}

interface Counted<Name> {
  readonly name: Name;
  /** The total number of trips. */
  readonly count: number;
}

/** The names with the most trips; ties go by the order of the names, and names without a trip are left out. */
function mostFrequent<Name>(
  names: readonly Name[],
  countOf: (name: Name) => number,
  most: number,
): readonly Counted<Name>[] {
  return names
    .map((name) => ({ name, count: countOf(name) }))
    .filter(({ count }) => count > 0)
    .sort((a, b) => b.count - a.count)
    .slice(0, most);
}

/** How many trips each destination and theme shows. */
export const TRIPS_OF_GROUP = 3;

/** The top 4 destinations by number of trips. */
export function popularDestinations(countOf: (name: Destination) => number): readonly Counted<Destination>[] {
  return mostFrequent(DESTINATIONS, countOf, 4);
}

/** The top 3 themes by number of trips; 'Other' is never listed. */
export function tripThemes(countOf: (name: Theme) => number): readonly Counted<Theme>[] {
  return mostFrequent(
    THEMES.filter((theme) => theme !== 'Other'),
    countOf,
    3,
  );
}
