import type { FoundTraveller } from '#shared/travellers/schema.ts';
import { count } from '#shared/trips/dates.ts';
import { paths } from '../../../lib/paths.ts';
import { displayName } from '../../../lib/traveller-name.ts';
import { Avatar } from '../../../ui/avatar/avatar.tsx';
import { ButtonLink } from '../../../ui/button/button.tsx';
import styles from './search-results.module.css';

/** Somebody whom a search found. */
export function PersonCard({ person }: { readonly person: FoundTraveller }) {
  const name = displayName(person);
  return (
    <article className={styles.person}>
      <Avatar traveller={person} />
      <div className={styles.words}>
        <h3 className={styles.name}>{name}</h3>
        {person.email && <p className={styles.line}>{person.email}</p>}
        <p className={styles.line}>
          {count(person.tripCount, 'trip')} · {count(person.followerCount, 'follower')}
        </p>
      </div>
      <ButtonLink to={paths.travellerOf(person)} aria-label={`View ${name}`}>
        View
      </ButtonLink>
    </article>
  );
}
