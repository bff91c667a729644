import { Link } from 'react-router-dom';
import { count, durationInDays, formatLongRange } from '#shared/trips/dates.ts';
import type { TripDetail } from '#shared/trips/schema.ts';
import { paths } from '../../lib/paths.ts';
import { authorName } from '../../lib/traveller-name.ts';
import { Avatar } from '../../ui/avatar/avatar.tsx';
import { classNames } from '../../ui/class-names.ts';
import { TripCover } from '../../ui/cover/trip-cover.tsx';
import { useEditor } from './editor.ts';
import type { Figures } from './figures.ts';
import { FollowOwner } from './follow-owner.tsx';
import { useFindings } from './health/findings.ts';
import styles from './trip-hero.module.css';

interface TripHeroProps {
  readonly trip: TripDetail;
  /** Undefined until the days are loaded. */
  readonly figures: Figures | undefined;
  /** Only a strip on a day's view. */
  readonly compact: boolean;
}

/** A trip's title, dates and figures, next to its cover. */
export function TripHero({ trip, figures, compact }: TripHeroProps) {
  const editor = useEditor();
  return (
    <section className={classNames(styles.hero, compact && styles.compact)} aria-label="Trip">
      <div className={styles.picture}>
        <TripCover trip={trip} first />
      </div>
      <div className={styles.words}>
        {!trip.isOwner && (
          <div className={styles.whose}>
            <Owner trip={trip} />
            <FollowOwner trip={trip} />
          </div>
        )}
        <h1 className={styles.title} dir="auto">
          {trip.title}
        </h1>
        <p className={styles.when}>
          <span>{formatLongRange(trip.startDate, trip.endDate)}</span>
          {figures && <span>{count(figures.locations, 'location')}</span>}
          {editor && <Health />}
        </p>
        <dl className={styles.stats}>
          <Stat label="Total Days" value={durationInDays(trip.startDate, trip.endDate)} />
          <Stat label="Locations Visited" value={figures?.locations} />
          <Stat label="Timeline Days" value={figures?.days} />
        </dl>
      </div>
    </section>
  );
}

/** Its place is kept until it has arrived. */
function Health() {
  const findings = useFindings();
  return (
    <span className={styles.health}>
      {findings ? (
        <findings.health.Line findings={findings} />
      ) : (
        <span className={styles.waiting}>Nothing to look at</span>
      )}
    </span>
  );
}

function Stat({ label, value }: { readonly label: string; readonly value: number | undefined }) {
  return (
    <div className={styles.stat}>
      <dt>{label}</dt>
      <dd>{value ?? '–'}</dd>
    </div>
  );
}

/** The trip's author, for everyone else. */
function Owner({ trip }: { readonly trip: TripDetail }) {
  const owner = {
    id: trip.ownerId,
    username: trip.ownerUsername,
    firstName: trip.creatorFirstName,
    lastName: trip.creatorLastName,
    profileImageUrl: trip.creatorProfileImage,
  };
  const profile = trip.ownerUsername === null ? paths.travellerById(trip.ownerId) : paths.traveller(trip.ownerUsername);
  return (
    <Link to={profile} className={styles.owner}>
      <Avatar traveller={owner} size="small" />
      <bdi>{authorName(owner)}</bdi>
    </Link>
  );
}
