import { useQuery } from '@tanstack/react-query';
import { UserMinus, UserPlus } from 'lucide-react';
import { useLocation } from 'react-router-dom';
import type { TripDetail } from '#shared/trips/schema.ts';
import { paths } from '../../lib/paths.ts';
import { useAuth } from '../../lib/session/auth-context.ts';
import { travellerQueries } from '../../lib/travellers/traveller-queries.ts';
import { useFollow } from '../../lib/travellers/use-follow.ts';
import { Button, ButtonLink } from '../../ui/button/button.tsx';

/** Follows the traveller whose trip is being read; a visitor signs in first and returns. */
export function FollowOwner({ trip: { ownerId, ownerUsername } }: { readonly trip: TripDetail }) {
  const session = useAuth();
  const { pathname, search } = useLocation();
  if (session.status === 'loading') return null;
  // The owner looks at it as somebody else.
  if (session.status === 'signed-in' && session.user.id === ownerId) return null;
  if (session.status === 'signed-in') return <FollowButton username={ownerUsername ?? ownerId} />;
  return (
    <ButtonLink to={paths.auth(pathname + search)} icon={UserPlus}>
      Follow
    </ButtonLink>
  );
}

function FollowButton({ username }: { readonly username: string }) {
  const { data: traveller } = useQuery(travellerQueries.one(username));
  const follow = useFollow(username);
  // It is not known yet whether it is 'Follow' or 'Unfollow'.
  if (!traveller) return null;
  return (
    <Button
      icon={traveller.isFollowing ? UserMinus : UserPlus}
      pending={follow.isPending}
      onClick={() => follow.mutate(traveller)}
    >
      {traveller.isFollowing ? 'Unfollow' : 'Follow'}
    </Button>
  );
}
