import { formatRange } from '#shared/trips/dates.ts';
import type { Trip } from '#shared/trips/schema.ts';
import { TripCover } from '../../ui/cover/trip-cover.tsx';
import { Dialog, DialogBody } from '../../ui/dialog/dialog.tsx';
import styles from './merge-into-dialog.module.css';

interface MergeIntoDialogProps {
  readonly source: Trip;
  readonly trips: readonly Trip[];
  readonly onOpenChange: (open: boolean) => void;
  readonly onChoose: (target: Trip) => void;
}

/** The other trips to choose from: merging without drag and drop. */
export function MergeIntoDialog({ source, trips, onOpenChange, onChoose }: MergeIntoDialogProps) {
  const targets = trips.filter((trip) => trip.id !== source.id);
  return (
    <Dialog
      open
      onOpenChange={onOpenChange}
      title="Merge into…"
      description={`Which trip should "${source.title}" become part of?`}
      size="narrow"
    >
      <DialogBody>
        <ul className={styles.list}>
          {targets.map((trip) => (
            <li key={trip.id}>
              <button type="button" className={styles.choice} onClick={() => onChoose(trip)}>
                <TripCover trip={trip} className={styles.cover} />
                <span className={styles.words}>
                  <span className={styles.title}>{trip.title}</span>
                  <span className={styles.dates}>{formatRange(trip.startDate, trip.endDate)}</span>
                </span>
              </button>
            </li>
          ))}
        </ul>
      </DialogBody>
    </Dialog>
  );
}
