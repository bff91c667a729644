import { Images, Route } from 'lucide-react';
import type { ReactNode, Ref } from 'react';
import { Link, type LinkProps } from 'react-router-dom';
import { formatRange } from '#shared/trips/dates.ts';
import type { Trip } from '#shared/trips/schema.ts';
import { paths } from '../../lib/paths.ts';
import { classNames } from '../class-names.ts';
import { TripCover } from '../cover/trip-cover.tsx';
import styles from './trip-card.module.css';

interface TripCardProps {
  readonly trip: Trip;
  /** The author, where that is not obvious. */
  readonly author?: ReactNode;
  /** Badges over the cover, such as Private. */
  readonly badge?: ReactNode;
  /** Buttons over the cover's corner; they are not part of the link. */
  readonly actions?: ReactNode;
  /** Further props of the link, such as drag handlers. */
  readonly linkProps?: Omit<LinkProps, 'to'> & { readonly ref?: Ref<HTMLAnchorElement> };
  readonly level?: 2 | 3;
  readonly className?: string | undefined;
}

/** A trip in a grid: the whole card is a link. */
export function TripCard({ trip, author, badge, actions, linkProps, level = 3, className }: TripCardProps) {
  const Heading = level === 2 ? 'h2' : 'h3';
  return (
    <article className={classNames(styles.card, className)}>
      <div className={styles.picture}>
        <TripCover trip={trip} className={styles.cover} />
        {badge && <div className={styles.badge}>{badge}</div>}
      </div>
      <div className={styles.body}>
        <p className={styles.dates}>
          <time dateTime={trip.startDate.slice(0, 10)}>{formatRange(trip.startDate, trip.endDate)}</time>
        </p>
        <Heading className={styles.title} dir="auto">
          <Link {...linkProps} to={paths.trip(trip.id)} className={styles.link} draggable={false}>
            {trip.title}
          </Link>
        </Heading>
        {trip.description && (
          <p className={styles.description} dir="auto">
            {trip.description}
          </p>
        )}
        {author && <div className={styles.author}>{author}</div>}
        <p className={styles.hints}>
          <span className={styles.hint}>
            <Route aria-hidden="true" /> View Timeline
          </span>
          <span className={styles.hint}>
            <Images aria-hidden="true" /> Memories
          </span>
        </p>
      </div>
      {actions && <div className={styles.actions}>{actions}</div>}
    </article>
  );
}
