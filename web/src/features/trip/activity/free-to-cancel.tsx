import { formatFreedom, freeFor } from '#shared/activities/free-until.ts';
import type { Activity } from '#shared/activities/schema.ts';
import { useMinute } from '../../../ui/clock/use-minute.ts';
import styles from './free-to-cancel.module.css';

/** For how long a booking can still be given back: 'Free to cancel for 3 days'. Nothing once it cannot any more. */
export function FreeToCancel({ activity }: { readonly activity: Activity }) {
  // Without a deadline nothing has to look at the clock.
  return activity.details?.freeUntil === undefined ? null : <Countdown activity={activity} />;
}

function Countdown({ activity }: { readonly activity: Activity }) {
  const now = useMinute();
  const left = freeFor(activity, now);
  if (left === undefined || left <= 0) return null;
  return <p className={styles.free}>Free to cancel for {formatFreedom(left)}</p>;
}
