import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { TripDay } from '#shared/days/schema.ts';
import type { TripDetail } from '#shared/trips/schema.ts';
import { lazyPart } from '../../../lib/lazy/lazy-part.ts';
import { useArrived } from '../../../lib/lazy/use-arrived.ts';
import { useAuth } from '../../../lib/session/auth-context.ts';
import { seemsSignedIn } from '../../../lib/session/session-hint.ts';
import { DAY_PARAMETER } from '../chosen-day.ts';
import { FindingsContext } from './findings.ts';

const healthPart = lazyPart(async () => (await import('./health.tsx')).health);

// Where a day is shown, what is found stands among its rows, and must not come after them.
if (seemsSignedIn() && new URLSearchParams(window.location.search).has(DAY_PARAMETER)) {
  healthPart.prefetch().catch(() => undefined);
}

interface CheckedPlanProps {
  readonly trip: TripDetail;
  /** Undefined until they are loaded. */
  readonly days: readonly TripDay[] | undefined;
  readonly children: ReactNode;
}

/** A trip's page with what the check of its plan finds, for its owner and editors alone. The code for it comes after the page. */
export function CheckedPlan({ trip, days, children }: CheckedPlanProps) {
  const session = useAuth();
  const [search] = useSearchParams();
  const isWanted = (trip.isOwner || trip.audience === 'editor') && days !== undefined;
  const isDayShown = search.has(DAY_PARAMETER);
  const health = useArrived(healthPart, isWanted);
  const [, setArrived] = useState(false);
  // Synchronises with the network: where a day is shown, rows that come late would move what one reads.
  useEffect(() => {
    if (!isWanted || !isDayShown) return;
    healthPart.load().then(
      () => setArrived(true),
      () => undefined,
    );
  }, [isWanted, isDayShown]);
  const never = session.status === 'signed-in' ? session.user.neverFindings : undefined;
  const findings = useMemo(
    () => (health && days ? { ...health.check(trip, days, never ?? []), health } : undefined),
    [health, trip, days, never],
  );
  return <FindingsContext value={findings}>{children}</FindingsContext>;
}
