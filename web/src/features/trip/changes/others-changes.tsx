import type { TripDay } from '#shared/days/schema.ts';
import type { TripDetail } from '#shared/trips/schema.ts';
import { lazyPart } from '../../../lib/lazy/lazy-part.ts';
import { useArrived } from '../../../lib/lazy/use-arrived.ts';
import { useAuth } from '../../../lib/session/auth-context.ts';
import { useSeenAs } from '../sharing/seen-as.ts';
import { hasCompanions } from './has-companions.ts';

const layerPart = lazyPart(() => import('./changes-layer.tsx'));

interface OthersChangesProps {
  readonly trip: TripDetail;
  /** Undefined until they are loaded. */
  readonly days: readonly TripDay[] | undefined;
}

/** Tells of what others change: on trips with companions alone, and once the page is idle. */
export function OthersChanges({ trip, days }: OthersChangesProps) {
  const session = useAuth();
  const isOneself = useSeenAs() === undefined;
  const layer = useArrived(layerPart, hasCompanions(trip) && days !== undefined && isOneself);
  if (!layer || !days || session.status !== 'signed-in') return null;
  return <layer.ChangesLayer trip={trip} days={days} travellerId={session.user.id} />;
}
