import type { Trip } from '#shared/trips/schema.ts';
import { TripCard } from '../../ui/trip-card/trip-card.tsx';
import styles from './trip-row.module.css';

/** A few trips side by side under a heading; on a phone a row to swipe through. */
export function TripRow({ title, trips }: { readonly title: string; readonly trips: readonly Trip[] }) {
  return (
    <section>
      <h2 className={styles.title}>{title}</h2>
      <ul className={styles.row}>
        {trips.map((trip) => (
          <li key={trip.id} className={styles.item}>
            <TripCard trip={trip} />
          </li>
        ))}
      </ul>
    </section>
  );
}
