import { Link } from 'react-router-dom';
import { count, formatRange } from '#shared/trips/dates.ts';
import type { FeedTrip } from '#shared/trips/schema.ts';
import { paths } from '../../lib/paths.ts';
import { DrawnScene } from '../../ui/cover/drawn-scene.tsx';
import { TripCover } from '../../ui/cover/trip-cover.tsx';
import { TripAuthor } from './trip-author.tsx';
import styles from './trip-group.module.css';

interface TripGroupProps {
  /** A destination or a theme; it determines the generated picture. */
  readonly name: string;
  /** The total number of trips; only a few are shown. */
  readonly total: number;
  readonly trips: readonly FeedTrip[];
}

/** A destination or theme with a list of a few of its trips. */
export function TripGroup({ name, total, trips }: TripGroupProps) {
  return (
    <section className={styles.group}>
      <div className={styles.banner}>
        <DrawnScene className={styles.art} seed={`group ${name}`} title={name} location={name} />
        <div className={styles.heading}>
          <h3 className={styles.name}>{name}</h3>
          <span className={styles.count}>{count(total, 'trip')}</span>
        </div>
      </div>
      <ul>
        {trips.map((trip) => (
          <li key={trip.id} className={styles.trip}>
            <TripCover trip={trip} className={styles.cover} />
            <div className={styles.words}>
              <h4 className={styles.title}>
                <Link to={paths.trip(trip.id)} className={styles.link}>
                  <bdi>{trip.title}</bdi>
                </Link>
              </h4>
              <p className={styles.dates}>
                <time dateTime={trip.startDate.slice(0, 10)}>{formatRange(trip.startDate, trip.endDate)}</time>
              </p>
              {trip.description && <p className={styles.description}>{trip.description}</p>}
              <div className={styles.author}>
                <TripAuthor author={trip.user} />
              </div>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
