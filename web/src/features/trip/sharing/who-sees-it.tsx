import { useQuery } from '@tanstack/react-query';
import { Globe, Link2, Lock, UsersRound } from 'lucide-react';
import { count } from '#shared/trips/dates.ts';
import type { TripDetail } from '#shared/trips/schema.ts';
import { companionsQuery } from '../../../lib/trips/companions-query.ts';
import { Badge } from '../../../ui/badge/badge.tsx';
import styles from './sharing.module.css';

/** Who sees a trip, by one sign and word each. */
export function WhoSeesIt({ trip }: { readonly trip: TripDetail }) {
  const { data } = useQuery(companionsQuery(trip.id));
  const companions = data?.companions.length ?? 0;
  const hasLink = data?.sharing?.link !== null && data?.sharing?.link !== undefined;
  const isShared = companions > 0 || hasLink || trip.isPublic;
  return (
    <span className={styles.who}>
      {!isShared && <Badge icon={Lock}>Only you see it</Badge>}
      {companions > 0 && <Badge icon={UsersRound}>{count(companions, 'companion')}</Badge>}
      {hasLink && <Badge icon={Link2}>Whoever has the link</Badge>}
      {trip.isPublic && (
        <Badge icon={Globe} tone="sea">
          Everybody
        </Badge>
      )}
    </span>
  );
}
