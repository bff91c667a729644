import type { ReactNode } from 'react';
import type { FollowRow as Traveller } from '#shared/travellers/schema.ts';
import { count } from '#shared/trips/dates.ts';
import { paths } from '../../lib/paths.ts';
import { displayName } from '../../lib/traveller-name.ts';
import { ButtonLink } from '../../ui/button/button.tsx';
import { TravellerRow } from '../../ui/traveller-row/traveller-row.tsx';

interface FollowRowProps {
  readonly traveller: Traveller;
  /** Buttons next to the link to their profile. */
  readonly actions?: ReactNode;
}

/** A follower, or a followed traveller. */
export function FollowRow({ traveller, actions }: FollowRowProps) {
  return (
    <TravellerRow
      traveller={traveller}
      facts={`${count(traveller.followerCount, 'follower')} · ${count(traveller.tripCount, 'trip')}`}
      actions={
        <>
          <ButtonLink to={paths.travellerById(traveller.id)} aria-label={`View Profile of ${displayName(traveller)}`}>
            View Profile
          </ButtonLink>
          {actions}
        </>
      }
    />
  );
}
