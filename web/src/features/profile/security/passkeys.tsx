import { useQuery } from '@tanstack/react-query';
import { KeyRound } from 'lucide-react';
import { useRef, useState } from 'react';
import type { Passkey } from '#shared/security/passkey.ts';
import { formatInstantDay } from '../../../lib/instants.ts';
import { keepFocus } from '../../../lib/keep-focus.ts';
import { useFetchAhead } from '../../../lib/lazy/use-fetch-ahead.ts';
import { Button } from '../../../ui/button/button.tsx';
import { lazyWindow } from '../../../ui/lazy/lazy-window.tsx';
import { Loading, Skeleton } from '../../../ui/skeleton/skeleton.tsx';
import { ErrorState } from '../../../ui/state/error-state.tsx';
import { profileQueries } from '../profile-queries.ts';
import styles from './security.module.css';

const AddPasskeyDialog = lazyWindow(async () => (await import('./add-passkey-dialog.tsx')).AddPasskeyDialog);
const RemovePasskeyDialog = lazyWindow(async () => (await import('./remove-passkey-dialog.tsx')).RemovePasskeyDialog);
const AHEAD = [AddPasskeyDialog.part, RemovePasskeyDialog.part];

/** The passkeys that sign in to the account; one can be added, and each be removed. */
export function Passkeys() {
  useFetchAhead(AHEAD);
  const passkeys = useQuery(profileQueries.passkeys());
  const [adding, setAdding] = useState(false);
  const [removing, setRemoving] = useState<Passkey>();
  const section = useRef<HTMLDivElement>(null);
  if (passkeys.isPending) {
    return (
      <Loading label="Loading your passkeys">
        <Skeleton height="3.5rem" />
      </Loading>
    );
  }
  if (passkeys.isLoadingError) return <ErrorState what="your passkeys" onRetry={() => passkeys.refetch()} />;
  return (
    <div ref={section} tabIndex={-1}>
      {passkeys.data.length === 0 ? (
        <p className={styles.text}>No passkey yet. You sign in with your password.</p>
      ) : (
        <ul aria-label="Passkeys">
          {passkeys.data.map((passkey) => (
            <li key={passkey.id} className={styles.row}>
              <div className={styles.named}>
                <p className={styles.device}>{passkey.name}</p>
                <p className={styles.text}>{datesOf(passkey)}</p>
              </div>
              <Button aria-label={`Remove ${passkey.name}`} onClick={() => setRemoving(passkey)}>
                Remove
              </Button>
            </li>
          ))}
        </ul>
      )}
      <div className={styles.everywhere}>
        <Button icon={KeyRound} onClick={() => setAdding(true)}>
          Add a passkey
        </Button>
      </div>
      {adding && <AddPasskeyDialog onClose={() => setAdding(false)} />}
      {removing && (
        <RemovePasskeyDialog
          passkey={removing}
          isLast={passkeys.data.length === 1}
          onRemoved={() => keepFocus(section.current ?? undefined)}
          onClose={() => setRemoving(undefined)}
        />
      )}
    </div>
  );
}

function datesOf({ createdAt, lastUsed }: Passkey): string {
  const used = lastUsed === null ? 'not used yet' : `last used ${formatInstantDay(lastUsed)}`;
  return `Added ${formatInstantDay(createdAt)}, ${used}`;
}
