import { useQuery } from '@tanstack/react-query';
import { Mail, X } from 'lucide-react';
import type * as z from 'zod/mini';
import type { Companions } from '#shared/sharing/schema.ts';
import { formatDay } from '#shared/trips/dates.ts';
import type { TripDetail } from '#shared/trips/schema.ts';
import { authorName } from '../../../lib/traveller-name.ts';
import { companionsQuery } from '../../../lib/trips/companions-query.ts';
import { ArmedButton } from '../../../ui/armed-button/armed-button.tsx';
import { Avatar } from '../../../ui/avatar/avatar.tsx';
import { IconButton } from '../../../ui/button/icon-button.tsx';
import { Select } from '../../../ui/select/select.tsx';
import { Skeleton } from '../../../ui/skeleton/skeleton.tsx';
import { ErrorState } from '../../../ui/state/error-state.tsx';
import { InviteForm } from './invite-form.tsx';
import { ROLE_OPTIONS } from './role-options.ts';
import { ShareSection } from './share-section.tsx';
import styles from './sharing.module.css';
import { useRemoveCompanion, useSetCompanion } from './use-companions.ts';
import { ViewersSeeSwitches } from './what-they-see.tsx';

type Companion = z.output<typeof Companions>['companions'][number];
type Invitation = z.output<typeof Companions>['invitations'][number];

/** Who comes along, what they may do, and how more are invited. */
export function CompanionsSection({ trip }: { readonly trip: TripDetail }) {
  const query = useQuery(companionsQuery(trip.id));
  const { companions = [], invitations = [] } = query.data ?? {};
  return (
    <ShareSection
      title="Companions"
      note="They sign in, and find the trip under 'Shared with you'. They see each other's names, never an address."
    >
      {query.isPending && <Skeleton height="3rem" />}
      {query.isLoadingError && <ErrorState what="your companions" onRetry={() => void query.refetch()} />}
      {companions.length + invitations.length > 0 && (
        <ul className={styles.people} aria-label="Companions">
          {companions.map((companion) => (
            <CompanionRow key={companion.id} tripId={trip.id} companion={companion} />
          ))}
          {invitations.map((invitation) => (
            <InvitationRow key={invitation.id} tripId={trip.id} invitation={invitation} />
          ))}
        </ul>
      )}
      {companions.some(({ role }) => role === 'viewer') && <ViewersSeeSwitches trip={trip} />}
      <InviteForm tripId={trip.id} />
    </ShareSection>
  );
}

function CompanionRow({ tripId, companion }: { readonly tripId: string; readonly companion: Companion }) {
  const set = useSetCompanion(tripId);
  const remove = useRemoveCompanion(tripId);
  const name = authorName({ ...companion, username: null });
  return (
    <li className={styles.person}>
      <Avatar traveller={{ ...companion, username: null }} size="small" />
      <span className={styles.name} dir="auto">
        {name}
      </span>
      <span className={styles.role}>
        <Select
          label={`What ${name} can do`}
          value={companion.role}
          options={ROLE_OPTIONS}
          disabled={set.isPending}
          onValueChange={(role) => set.mutate({ id: companion.id, role: role === 'editor' ? 'editor' : 'viewer' })}
        />
      </span>
      <ArmedButton
        what={`remove ${name}`}
        disabled={remove.isPending}
        onConfirm={() => remove.mutate({ id: companion.id, done: `${name} is no longer a companion` })}
      />
    </li>
  );
}

function InvitationRow({ tripId, invitation }: { readonly tripId: string; readonly invitation: Invitation }) {
  const remove = useRemoveCompanion(tripId);
  const { id, email, role, expiresAt } = invitation;
  const who = email ?? 'Invitation by link';
  return (
    <li className={styles.person}>
      <span className={styles.envelope} aria-hidden="true">
        <Mail />
      </span>
      <span className={styles.name}>
        {who}
        <small className={styles.note}>
          {role === 'editor' ? 'Can edit' : 'Can view'}, once accepted. Until {formatDay(expiresAt)}
        </small>
      </span>
      <IconButton
        icon={X}
        label={`Take back the invitation: ${who}`}
        disabled={remove.isPending}
        onClick={() => remove.mutate({ id, done: 'The invitation is no longer valid' })}
      />
    </li>
  );
}
