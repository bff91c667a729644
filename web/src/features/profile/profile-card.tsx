import { useQuery } from '@tanstack/react-query';
import { Pencil } from 'lucide-react';
import type { SessionUser } from '#shared/session/schema.ts';
import { formatInstantDay } from '../../lib/instants.ts';
import { useFetchAhead } from '../../lib/lazy/use-fetch-ahead.ts';
import { displayName } from '../../lib/traveller-name.ts';
import { isBoolean, useTyped } from '../../lib/typed/use-typed.ts';
import { Avatar } from '../../ui/avatar/avatar.tsx';
import { Button } from '../../ui/button/button.tsx';
import { DrawnScene } from '../../ui/cover/drawn-scene.tsx';
import { lazyWindow } from '../../ui/lazy/lazy-window.tsx';
import { Loading, Skeleton } from '../../ui/skeleton/skeleton.tsx';
import { ErrorState } from '../../ui/state/error-state.tsx';
import { Counts } from './counts.tsx';
import styles from './profile-card.module.css';
import { profileQueries } from './profile-queries.ts';

const EditProfileDialog = lazyWindow(async () => (await import('./edit-profile-dialog.tsx')).EditProfileDialog);
const AHEAD = [EditProfileDialog.part];

/** A traveller's name, address, joining date, and numbers of trips and follows. */
export function ProfileCard({ user }: { readonly user: SessionUser }) {
  const profile = useQuery(profileQueries.own());
  const [editing, setEditing] = useTyped('profile open', false, isBoolean);
  useFetchAhead(AHEAD);
  return (
    <article className={styles.card}>
      <DrawnScene className={styles.art} seed={user.id} title={user.bio ?? ''} />
      <div className={styles.body}>
        <div className={styles.avatar}>
          <Avatar traveller={user} size="large" />
        </div>
        <div className={styles.words}>
          <h1 className={styles.name} dir="auto">
            {displayName(user)}
          </h1>
          <p className={styles.line}>{user.email}</p>
          {user.bio && (
            <p className={styles.bio} dir="auto">
              {user.bio}
            </p>
          )}
          <p className={styles.line}>Member since {formatInstantDay(user.createdAt)}</p>
        </div>
        <div className={styles.action}>
          <Button icon={Pencil} disabled={!profile.data} onClick={() => setEditing(true)}>
            Edit Profile
          </Button>
        </div>
      </div>
      {profile.data && (
        <Counts
          counts={[
            ['Trips', profile.data.tripCount],
            ['Followers', profile.data.followerCount],
            ['Following', profile.data.followingCount],
          ]}
        />
      )}
      {profile.isPending && <CountsSkeleton />}
      {profile.isLoadingError && <ErrorState what="your profile" onRetry={() => profile.refetch()} />}
      {editing && profile.data && <EditProfileDialog profile={profile.data} onClose={() => setEditing(false)} />}
    </article>
  );
}

function CountsSkeleton() {
  return (
    <Loading label="Loading profile">
      <div className={styles.counts}>
        <Skeleton height="3.25rem" />
        <Skeleton height="3.25rem" />
        <Skeleton height="3.25rem" />
      </div>
    </Loading>
  );
}
