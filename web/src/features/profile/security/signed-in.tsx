import { useQuery } from '@tanstack/react-query';
import { LogOut } from 'lucide-react';
import { useRef } from 'react';
import type { ActiveSession } from '#shared/security/schema.ts';
import { formatInstantDay } from '../../../lib/instants.ts';
import { keepFocus } from '../../../lib/keep-focus.ts';
import { Badge } from '../../../ui/badge/badge.tsx';
import { Button } from '../../../ui/button/button.tsx';
import { Loading, Skeleton } from '../../../ui/skeleton/skeleton.tsx';
import { ErrorState } from '../../../ui/state/error-state.tsx';
import { profileQueries } from '../profile-queries.ts';
import styles from './security.module.css';
import { useEndOtherSessions, useEndSession } from './use-end-sessions.ts';

/** The browsers that the traveller is signed in with; each can be signed out. */
export function SignedIn() {
  const sessions = useQuery(profileQueries.sessions());
  const end = useEndSession();
  const endOthers = useEndOtherSessions();
  const list = useRef<HTMLUListElement>(null);
  if (sessions.isPending) {
    return (
      <Loading label="Loading where you are signed in">
        <Skeleton height="3.5rem" />
      </Loading>
    );
  }
  if (sessions.isLoadingError) {
    return <ErrorState what="where you are signed in" onRetry={() => sessions.refetch()} />;
  }
  const stay = () => keepFocus(list.current ?? undefined);
  return (
    <>
      <ul ref={list} tabIndex={-1} aria-label="Where you are signed in">
        {sessions.data.map((session) => (
          <li key={session.id} className={styles.row}>
            <Session session={session} />
            {!session.current && (
              <Button
                icon={LogOut}
                aria-label={`Sign out ${nameOf(session)}`}
                pending={end.isPending && end.variables === session.id}
                onClick={() => end.mutate(session.id, { onSuccess: stay })}
              >
                Sign out
              </Button>
            )}
          </li>
        ))}
      </ul>
      {sessions.data.length > 1 && (
        <div className={styles.everywhere}>
          <Button pending={endOthers.isPending} onClick={() => endOthers.mutate(undefined, { onSuccess: stay })}>
            Sign out everywhere else
          </Button>
        </div>
      )}
    </>
  );
}

const nameOf = ({ device }: ActiveSession) => device ?? 'Unknown browser';

function Session({ session }: { readonly session: ActiveSession }) {
  return (
    <div>
      <p className={styles.device}>{nameOf(session)}</p>
      <p className={styles.text}>{session.current ? <Badge>This browser</Badge> : lastUsed(session)}</p>
    </div>
  );
}

function lastUsed({ lastUsed: day }: ActiveSession): string {
  return day === null ? 'Not used yet' : `Last used ${formatInstantDay(day)}`;
}
