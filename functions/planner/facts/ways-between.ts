import routes from '../catalogue/country-routes.json' with { type: 'json' };
import data from './ways-between.json' with { type: 'json' };

/** How one travels between two destinations: hours by each means, and what is known of trains. */
export interface WayBetween {
  readonly between: readonly string[];
  readonly train?: number;
  readonly coach?: number;
  readonly ferry?: number;
  readonly air?: number;
  /** Whether trains run without a change, and where one changes where not. */
  readonly direct?: boolean;
  readonly change?: string;
  /** Whether seats must be reserved, can be, or are not. */
  readonly seats?: string;
  readonly note?: string;
}

const ways: readonly WayBetween[] = data.ways;
const USUAL: Readonly<Record<string, 'train' | 'coach' | 'ferry' | 'air'>> = {
  ...{ train: 'train', coach: 'coach', ferry: 'ferry', flight: 'air', 'car or coach': 'coach' },
};

/** What is known of the way between two destinations, by their names in either order: the usual means and others. */
export function wayBetween(from: string, to: string): WayBetween | undefined {
  const isIt = (names: readonly unknown[]) => from !== to && names.includes(from) && names.includes(to);
  const way = ways.find(({ between }) => isIt(between));
  const leg = routes.legs.find((names) => isIt(names.slice(0, 2)));
  const means = leg && USUAL[String(leg[2])];
  if (!way && means === undefined) return undefined;
  return { between: [from, to], ...way, ...(means === undefined ? {} : { [means]: Number(leg?.[3]) }) };
}
