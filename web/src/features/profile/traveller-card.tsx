import { Ellipsis, UserMinus, UserPlus } from 'lucide-react';
import type { Traveller } from '#shared/travellers/schema.ts';
import { paths } from '../../lib/paths.ts';
import { authorName } from '../../lib/traveller-name.ts';
import { useFollow } from '../../lib/travellers/use-follow.ts';
import { Avatar } from '../../ui/avatar/avatar.tsx';
import { Button } from '../../ui/button/button.tsx';
import { IconButton } from '../../ui/button/icon-button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { LinkItems, useLinksAhead } from '../../ui/copy-link/link-items.tsx';
import { DrawnScene } from '../../ui/cover/drawn-scene.tsx';
import { Menu } from '../../ui/menu/menu.tsx';
import { Counts } from './counts.tsx';
import styles from './profile-card.module.css';

interface TravellerCardProps {
  readonly traveller: Traveller;
  /** The page's parameter: a username or an id. */
  readonly username: string;
  readonly isOwn: boolean;
}

/** A traveller, and whether the viewer follows them. */
export function TravellerCard({ traveller, username, isOwn }: TravellerCardProps) {
  const follow = useFollow(username);
  useLinksAhead();
  return (
    <article className={classNames(styles.card, styles.wide)}>
      <DrawnScene className={styles.art} seed={traveller.id} title={traveller.bio ?? ''} />
      <div className={styles.body}>
        <div className={styles.avatar}>
          <Avatar traveller={traveller} size="large" />
        </div>
        <div className={styles.words}>
          <h1 className={styles.name} dir="auto">
            {authorName(traveller)}
          </h1>
          {traveller.bio && (
            <p className={styles.bio} dir="auto">
              {traveller.bio}
            </p>
          )}
        </div>
        <div className={styles.action}>
          {!isOwn && (
            <Button
              variant={traveller.isFollowing ? 'secondary' : 'primary'}
              icon={traveller.isFollowing ? UserMinus : UserPlus}
              pending={follow.isPending}
              onClick={() => follow.mutate(traveller)}
            >
              {traveller.isFollowing ? 'Unfollow' : 'Follow'}
            </Button>
          )}
          <Menu trigger={<IconButton icon={Ellipsis} label={`More for ${authorName(traveller)}`} />}>
            <LinkItems
              link={{
                ...{ path: paths.travellerOf(traveller), title: authorName(traveller) },
                audience: 'Everybody who is signed in can open it.',
              }}
            />
          </Menu>
        </div>
      </div>
      <Counts
        counts={[
          ['Followers', traveller.followers],
          ['Following', traveller.following],
        ]}
      />
    </article>
  );
}
