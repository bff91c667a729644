import { Globe, Lock, Pencil } from 'lucide-react';
import type { TripDay } from '#shared/days/schema.ts';
import { count, durationInDays, formatRange } from '#shared/trips/dates.ts';
import type { TripDetail } from '#shared/trips/schema.ts';
import { Badge } from '../../../ui/badge/badge.tsx';
import { Button } from '../../../ui/button/button.tsx';
import { useEditor } from '../editor.ts';
import { Panel } from '../panel.tsx';
import { mayHaveBookings } from '../sharing/may-have-bookings.ts';
import styles from './overview.module.css';
import { useUpdateVisibility } from './use-update-trip.ts';

interface OverviewProps {
  readonly trip: TripDetail;
  /** Undefined until they are loaded. */
  readonly days: readonly TripDay[] | undefined;
}

/** The trip's own card: title, dates, length, visibility. */
export function Overview({ trip, days }: OverviewProps) {
  const editor = useEditor();
  return (
    <Panel
      label="Overall Trip"
      eyebrow="Trip Overview"
      title={trip.title}
      facts={formatRange(trip.startDate, trip.endDate)}
      actions={
        editor && (
          <Button icon={Pencil} onClick={() => editor.open({ kind: 'edit-trip' })}>
            Edit Trip
          </Button>
        )
      }
    >
      {trip.description !== null && (
        <p className={styles.description} dir="auto">
          {trip.description}
        </p>
      )}
      <dl className={styles.facts}>
        <div className={styles.fact}>
          <dt>Duration</dt>
          <dd>{count(durationInDays(trip.startDate, trip.endDate), 'day')}</dd>
        </div>
        <div className={styles.fact}>
          <dt>Visibility</dt>
          <dd>
            <Badge tone={trip.isPublic ? 'sea' : 'other'} icon={trip.isPublic ? Globe : Lock}>
              {trip.isPublic ? 'Public' : 'Private'}
            </Badge>
            {editor?.isOwner && <VisibilityToggle trip={trip} days={days} />}
          </dd>
        </div>
      </dl>
    </Panel>
  );
}

function VisibilityToggle({ trip, days }: OverviewProps) {
  const update = useUpdateVisibility(trip.id);
  const editor = useEditor();
  const toggle = () => {
    // What strangers would see of bookings is shown first.
    if (!trip.isPublic && mayHaveBookings(days)) editor?.open({ kind: 'share', publishing: true });
    else update.mutate({ body: { isPublic: !trip.isPublic } });
  };
  return (
    <Button pending={update.isPending} disabled={!days} onClick={toggle}>
      {trip.isPublic ? 'Make Private' : 'Make Public'}
    </Button>
  );
}
