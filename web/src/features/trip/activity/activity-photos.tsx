import { Images } from 'lucide-react';
import type { Activity } from '#shared/activities/schema.ts';
import { count } from '#shared/trips/dates.ts';
import { PhotoGrid } from '../photo-grid.tsx';
import styles from './activity-photos.module.css';

const MOST_SHOWN = 2;

/** The first two photos, and how many there are. */
export function ActivityPhotos({ activity: { id, photos, title } }: { readonly activity: Activity }) {
  if (photos.length === 0) return null;
  return (
    <div className={styles.photos}>
      <PhotoGrid photos={photos} shownBy={id} of={title} size="small" most={MOST_SHOWN} />
      <p className={styles.count}>
        <Images aria-hidden="true" />
        {count(photos.length, 'photo')}
      </p>
    </div>
  );
}
