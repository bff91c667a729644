import { type ComponentType, createContext, useContext } from 'react';
import type { TripDay } from '#shared/days/schema.ts';
import type { Finding } from '#shared/health/finding.ts';
import type { TripDetail } from '#shared/trips/schema.ts';

/** What the check of a plan found, as its owner is told of it. */
export interface Findings {
  readonly trip: TripDetail;
  readonly days: readonly TripDay[];
  /** Those that are told, by date. */
  readonly told: readonly Finding[];
  /** Those that are ignored on this trip, or whose rule is never told of. */
  readonly ignored: readonly Finding[];
}

/** The code that checks a plan and shows what it finds. */
export interface Health {
  readonly check: (trip: TripDetail, days: readonly TripDay[], never: readonly string[]) => Findings;
  readonly Line: ComponentType<{ readonly findings: Findings }>;
  readonly Rows: ComponentType<{ readonly findings: Findings; readonly told: readonly Finding[] }>;
}

/** The findings about a trip with what shows them. */
export interface ShownFindings extends Findings {
  readonly health: Health;
}

export const FindingsContext = createContext<ShownFindings | undefined>(undefined);

/** What is found about the trip; undefined until its code has arrived, and for everyone but its owner. */
export function useFindings(): ShownFindings | undefined {
  return useContext(FindingsContext);
}
