import type { CataloguePlace } from '../catalogue/catalogue-schema.ts';
import data from './sights.json' with { type: 'json' };

/** What is known for years of a very well known sight, beside what the catalogue has. */
export interface SightFacts {
  readonly destination: string;
  readonly place: string;
  /** Whom or when it costs nothing. */
  readonly free?: string;
  /** Evenings with late opening. */
  readonly late?: string;
  /** What is booked, and how early. */
  readonly book?: string;
  /** How one gets in without steps. */
  readonly access?: string;
  /** When it is closed, where the catalogue has no weekly closing day. */
  readonly closed?: string;
}

const sights: readonly SightFacts[] = data.sights;

/** What is known of a place of a destination, by its name. */
export function sightFacts({ name }: Pick<CataloguePlace, 'name'>, destination?: string): SightFacts | undefined {
  return sights.find((each) => each.place === name && (destination === undefined || each.destination === destination));
}
