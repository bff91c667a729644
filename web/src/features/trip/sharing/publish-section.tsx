import { useQuery } from '@tanstack/react-query';
import type { Activity } from '#shared/activities/schema.ts';
import type { TripDay } from '#shared/days/schema.ts';
import { count, formatDay } from '#shared/trips/dates.ts';
import type { TripDetail } from '#shared/trips/schema.ts';
import { costOf, formatMoney } from '../../../lib/money.ts';
import { dayQueries } from '../../../lib/trips/day-queries.ts';
import { Button } from '../../../ui/button/button.tsx';
import { DialogActions, DialogBody } from '../../../ui/dialog/dialog.tsx';
import { Skeleton } from '../../../ui/skeleton/skeleton.tsx';
import { ErrorState } from '../../../ui/state/error-state.tsx';
import styles from './sharing.module.css';
import { useShareTrip } from './use-sharing.ts';
import { EverybodySeesSwitches } from './what-they-see.tsx';

interface PublishSectionProps {
  readonly trip: TripDetail;
  /** Undefined if they could not be loaded. */
  readonly days: readonly TripDay[] | undefined;
  readonly onDone: () => void;
}

/** What strangers would see of a trip with bookings, as the server answers it to them, before it is made public. */
export function PublishSection({ trip, days, onDone }: PublishSectionProps) {
  const share = useShareTrip(trip.id);
  const seen = useQuery({ ...dayQueries.ofTrip(trip.id, 'stranger'), refetchOnMount: 'always' });
  const publish = () => share.mutate({ isPublic: true }, { onSuccess: onDone });
  return (
    <>
      <DialogBody>
        <div className={styles.sections}>
          <EverybodySeesSwitches trip={trip} />
          {seen.isPending && <Skeleton height="8rem" />}
          {seen.isLoadingError && <ErrorState what="what strangers would see" onRetry={() => void seen.refetch()} />}
          {seen.data && <SeenDays days={seen.data} />}
          <p className={styles.note}>{neverShown(days)}</p>
        </div>
      </DialogBody>
      <DialogActions>
        <Button onClick={onDone}>Keep it private</Button>
        <Button
          variant="primary"
          disabled={!seen.data}
          pending={share.isPending}
          pendingLabel="Publishing..."
          onClick={publish}
        >
          Make Public
        </Button>
      </DialogActions>
    </>
  );
}

function SeenDays({ days }: { readonly days: readonly TripDay[] }) {
  return (
    <ol className={styles.seen} aria-label="What strangers would see">
      {days.map((day, n) => (
        <li key={day.id}>
          <h3 className={styles.seenDay}>
            Day {n + 1} · {formatDay(day.date)}{' '}
            <span dir="auto">{[...new Set([day.title, day.location])].filter(Boolean).join(', ')}</span>
          </h3>
          <Facts facts={[day.accommodation, day.accommodationAddress, day.notes]} />
          <ul className={styles.seenItems}>
            {day.activities.map((activity) => (
              <li key={activity.id}>
                <span dir="auto">{[activity.time, activity.title].filter(Boolean).join(' ')}</span>
                <Facts facts={factsOf(activity)} />
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ol>
  );
}

function Facts({ facts }: { readonly facts: readonly (string | null | undefined)[] }) {
  const shown = facts.filter((fact) => fact !== null && fact !== undefined && fact !== '');
  return shown.length === 0 ? null : (
    <span className={styles.facts} dir="auto">
      {shown.join(' · ')}
    </span>
  );
}

function factsOf(activity: Activity) {
  const cost = costOf(activity);
  return [activity.location, activity.endLocation, cost && formatMoney(cost), activity.notes];
}

/** What stays the owner's, in numbers. */
function neverShown(days: readonly TripDay[] | undefined): string {
  if (!days) return 'Never shown to strangers: booking references, mails, your ideas.';
  const activities = days.flatMap((day) => day.activities);
  const references = activities.filter(({ confirmationNumber }) => confirmationNumber !== null).length;
  const mails = new Set(activities.flatMap(({ emailIds }) => emailIds)).size;
  const own = [
    ...(references > 0 ? [count(references, 'booking reference')] : []),
    ...(mails > 0 ? [count(mails, 'mail')] : []),
    'your ideas',
  ];
  return `Never shown to strangers: ${own.join(', ')}.`;
}
