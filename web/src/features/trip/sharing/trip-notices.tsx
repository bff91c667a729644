import { Eye, Globe } from 'lucide-react';
import { Link } from 'react-router-dom';
import type { TripDay } from '#shared/days/schema.ts';
import type { TripDetail } from '#shared/trips/schema.ts';
import { paths } from '../../../lib/paths.ts';
import { classNames } from '../../../ui/class-names.ts';
import { SEEN_AS_WORDS, useSeenAs } from './seen-as.ts';
import styles from './trip-notices.module.css';

interface TripNoticesProps {
  readonly trip: TripDetail;
  /** Undefined until they are loaded. */
  readonly days: readonly TripDay[] | undefined;
  /** Whether the cover below is only a strip. */
  readonly compact: boolean;
}

/** What is said above a trip of who sees it. */
export function TripNotices({ trip, days, compact }: TripNoticesProps) {
  const as = useSeenAs();
  const fromMails = days?.some(({ activities }) => activities.some(({ emailIds }) => emailIds.length > 0));
  return (
    <>
      {as && (
        <p className={styles.bar} role="status">
          <Eye aria-hidden="true" />
          <span>You see what {SEEN_AS_WORDS[as]} sees</span>
          <span aria-hidden="true">·</span>
          <Link to={paths.trip(trip.id)}>Back</Link>
        </p>
      )}
      {/* Who has a secret link may not want it found. */}
      {trip.audience === 'link' && <meta name="robots" content="noindex" />}
      {trip.isOwner && trip.isPublic && fromMails && (
        <p className={classNames(styles.public, compact && styles.overStrip)}>
          <Link to={paths.tripSeenAs(trip.id, 'stranger')}>
            <Globe aria-hidden="true" />
            <span>
              Public: <span className={styles.see}>see what strangers see</span>
            </span>
          </Link>
        </p>
      )}
    </>
  );
}
