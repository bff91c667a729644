import type { ReactNode } from 'react';
import type { FollowRow } from '#shared/travellers/schema.ts';
import { count } from '#shared/trips/dates.ts';
import { paths } from '../../lib/paths.ts';
import { displayName } from '../../lib/traveller-name.ts';
import { Avatar } from '../../ui/avatar/avatar.tsx';
import { ButtonLink } from '../../ui/button/button.tsx';
import styles from './traveller-row.module.css';

interface TravellerRowProps {
  readonly traveller: FollowRow;
  /** Buttons beside the way to their profile. */
  readonly actions?: ReactNode;
}

/** A follower, or somebody who is followed. */
export function TravellerRow({ traveller, actions }: TravellerRowProps) {
  const name = displayName(traveller);
  return (
    <article className={styles.row}>
      <Avatar traveller={traveller} />
      <div className={styles.words}>
        <h3 className={styles.name}>{name}</h3>
        {traveller.email && <p className={styles.line}>{traveller.email}</p>}
        <p className={styles.line}>
          {count(traveller.followerCount, 'follower')} · {count(traveller.tripCount, 'trip')}
        </p>
      </div>
      <div className={styles.actions}>
        <ButtonLink to={paths.travellerById(traveller.id)} aria-label={`View Profile of ${name}`}>
          View Profile
        </ButtonLink>
        {actions}
      </div>
    </article>
  );
}
