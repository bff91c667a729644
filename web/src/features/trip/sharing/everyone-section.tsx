import { Eye, Globe, Lock } from 'lucide-react';
import { Link } from 'react-router-dom';
import { addDays } from '#shared/calendar/calendar.ts';
import type { TripDay } from '#shared/days/schema.ts';
import { formatDay } from '#shared/trips/dates.ts';
import type { TripDetail } from '#shared/trips/schema.ts';
import { paths } from '../../../lib/paths.ts';
import { useSharing } from '../../../lib/trips/companions-query.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Switch } from '../../../ui/switch/switch.tsx';
import { mayHaveBookings } from './may-have-bookings.ts';
import { SEEN_AS_WORDS } from './seen-as.ts';
import { ShareSection } from './share-section.tsx';
import styles from './sharing.module.css';
import { useShareTrip } from './use-sharing.ts';
import { EverybodySeesSwitches } from './what-they-see.tsx';

interface EveryoneSectionProps {
  readonly trip: TripDetail;
  /** Undefined if they could not be loaded. */
  readonly days: readonly TripDay[] | undefined;
  /** Shows what strangers would see first. */
  readonly onPublish: () => void;
}

/** Whether everybody sees the trip, and what. */
export function EveryoneSection({ trip, days, onPublish }: EveryoneSectionProps) {
  const share = useShareTrip(trip.id);
  const sharing = useSharing(trip.id);
  const toggle = () => {
    if (!trip.isPublic && mayHaveBookings(days)) onPublish();
    else share.mutate({ isPublic: !trip.isPublic });
  };
  return (
    <ShareSection
      title="Everyone"
      note={
        trip.isPublic
          ? 'Everybody finds the trip, on Discover and on your profile.'
          : 'Only you and those above see the trip.'
      }
    >
      <div>
        <Button icon={trip.isPublic ? Lock : Globe} pending={share.isPending} onClick={toggle}>
          {trip.isPublic ? 'Make Private' : 'Make Public'}
        </Button>
      </div>
      {!trip.isPublic && (
        <Switch
          label="Publish when I am back"
          hint={`Everybody sees it from ${formatDay(addDays(trip.endDate, 1))} on`}
          checked={sharing?.publishWhenBack ?? false}
          disabled={share.isPending}
          onCheckedChange={(publishWhenBack) => share.mutate({ publishWhenBack })}
        />
      )}
      {(trip.isPublic || sharing?.publishWhenBack) && <EverybodySeesSwitches trip={trip} />}
      <nav className={styles.seeAs} aria-label="See it as">
        <Eye aria-hidden="true" />
        <span>See it as</span>
        {Object.entries(SEEN_AS_WORDS).map(([as, who]) => (
          <Link key={as} to={paths.tripSeenAs(trip.id, as)}>
            {who}
          </Link>
        ))}
      </nav>
    </ShareSection>
  );
}
