import { Globe, Lock, Pencil } from 'lucide-react';
import { count, durationInDays, formatRange } from '#shared/trips/dates.ts';
import type { TripDetail } from '#shared/trips/schema.ts';
import { Badge } from '../../../ui/badge/badge.tsx';
import { Button } from '../../../ui/button/button.tsx';
import { useEditor } from '../editor.ts';
import { Panel } from '../panel.tsx';
import styles from './overview.module.css';
import { useUpdateVisibility } from './use-update-trip.ts';

/** The trip's own card: title, dates, length, visibility. */
export function Overview({ trip }: { readonly trip: TripDetail }) {
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
      {trip.description !== null && <p className={styles.description}>{trip.description}</p>}
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
            {editor && <VisibilityToggle trip={trip} />}
          </dd>
        </div>
      </dl>
    </Panel>
  );
}

function VisibilityToggle({ trip }: { readonly trip: TripDetail }) {
  const update = useUpdateVisibility(trip.id);
  return (
    <Button pending={update.isPending} onClick={() => update.mutate({ body: { isPublic: !trip.isPublic } })}>
      {trip.isPublic ? 'Make Private' : 'Make Public'}
    </Button>
  );
}
