import { CalendarDays, Globe, ListChecks, Lock, MapPin, Milestone } from 'lucide-react';
import { Link } from 'react-router-dom';
import { count, formatRange } from '#shared/trips/dates.ts';
import type { Trip } from '#shared/trips/schema.ts';
import { paths } from '../../lib/paths.ts';
import { Badge } from '../../ui/badge/badge.tsx';
import { TripCover } from '../../ui/cover/trip-cover.tsx';
import surface from '../../ui/surface.module.css';
import styles from './profile-trip-card.module.css';

/** One of the traveller's own trips, with its counts and visibility; the whole card is a link. */
export function ProfileTripCard({ trip }: { readonly trip: Trip }) {
  const facts = [
    { icon: CalendarDays, text: formatRange(trip.startDate, trip.endDate) },
    { icon: MapPin, text: trip.location ?? 'No location' },
    { icon: Milestone, text: count(trip.dayCount, 'day') },
    { icon: ListChecks, text: count(trip.activityCount, 'activity', 'activities') },
  ];
  return (
    <article className={styles.card}>
      <div className={styles.picture}>
        <TripCover trip={trip} />
      </div>
      <div className={styles.body}>
        <div className={styles.head}>
          <h3 className={styles.title}>
            <Link to={paths.trip(trip.id)} className={surface.target}>
              <bdi>{trip.title}</bdi>
            </Link>
          </h3>
          <Badge tone={trip.isPublic ? 'sea' : 'neutral'} icon={trip.isPublic ? Globe : Lock}>
            {trip.isPublic ? 'Public' : 'Private'}
          </Badge>
        </div>
        {trip.description && <p className={styles.description}>{trip.description}</p>}
        <ul className={styles.facts}>
          {facts.map(({ icon: Icon, text }) => (
            <li key={text} className={styles.fact}>
              <Icon aria-hidden="true" />
              {text}
            </li>
          ))}
        </ul>
      </div>
    </article>
  );
}
