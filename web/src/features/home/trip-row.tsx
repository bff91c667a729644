import type { Trip } from '#shared/trips/schema.ts';
import { TripCard } from '../../ui/trip-card/trip-card.tsx';
import { TripAuthor } from './trip-author.tsx';
import styles from './trip-row.module.css';

interface Authored {
  readonly user?: Parameters<typeof TripAuthor>[0]['author'];
}

interface TripRowProps {
  readonly title: string;
  /** Beside the title, such as how many there are. */
  readonly note?: string;
  readonly level?: 2 | 3;
  /** On a phone below one another, rather than side by side. */
  readonly wrap?: boolean;
  readonly trips: readonly (Trip & Authored)[];
}

/** A few trips under a heading: three columns, on a phone a row to swipe through. */
export function TripRow({ title, note, level = 2, wrap = false, trips }: TripRowProps) {
  const Heading = level === 2 ? 'h2' : 'h3';
  return (
    <section>
      <div className={styles.head}>
        <Heading className={level === 2 ? styles.title : styles.subtitle}>{title}</Heading>
        {note !== undefined && <span className={styles.note}>{note}</span>}
      </div>
      <ul className={wrap ? styles.grid : styles.row}>
        {trips.map((trip) => (
          <li key={trip.id} className={styles.item}>
            <TripCard trip={trip} {...(trip.user && { author: <TripAuthor author={trip.user} /> })} />
          </li>
        ))}
      </ul>
    </section>
  );
}
