import type { FoundTraveller } from '#shared/travellers/schema.ts';
import { count } from '#shared/trips/dates.ts';
import { paths } from '../../lib/paths.ts';
import { authorName } from '../../lib/traveller-name.ts';
import { Avatar } from '../../ui/avatar/avatar.tsx';
import { ButtonLink } from '../../ui/button/button.tsx';
import styles from './found-travellers.module.css';

/** A traveller in search results, with a link to their profile. */
export function FoundTravellerCard({ traveller }: { readonly traveller: FoundTraveller }) {
  const name = authorName(traveller);
  return (
    <article className={styles.card}>
      <div className={styles.who}>
        <Avatar traveller={traveller} />
        <div>
          <h3 className={styles.name} dir="auto">
            {name}
          </h3>
          <p className={styles.counts}>
            {count(traveller.tripCount, 'trip')} · {count(traveller.followerCount, 'follower')}
          </p>
        </div>
      </div>
      {traveller.bio && (
        <p className={styles.bio} dir="auto">
          {traveller.bio}
        </p>
      )}
      <div className={styles.action}>
        <ButtonLink to={paths.travellerOf(traveller)} aria-label={`View Profile of ${name}`}>
          View Profile
        </ButtonLink>
      </div>
    </article>
  );
}
