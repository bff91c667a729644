import { Merge } from 'lucide-react';
import type { Trip } from '#shared/trips/schema.ts';
import { TripCover } from '../../ui/cover/trip-cover.tsx';
import styles from './drag-preview.module.css';

/** The lifted card that follows the pointer. */
export function DragPreview({ trip }: { readonly trip: Trip | undefined }) {
  if (!trip) return null;
  return (
    <div className={styles.preview}>
      <TripCover trip={trip} className={styles.cover} />
      <p className={styles.title}>{trip.title}</p>
      <p className={styles.hint}>
        <Merge className={styles.icon} aria-hidden="true" />
        Drop on another trip to merge
      </p>
    </div>
  );
}
