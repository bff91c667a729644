import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { keepFocus } from '../../../lib/keep-focus.ts';
import { blockedSendersQuery, useUnblockSender } from '../../../lib/mail/use-blocked-senders.ts';
import { Button } from '../../../ui/button/button.tsx';
import styles from './security.module.css';

/** The senders whose mails do not come to the inbox, if there are any; each can be unblocked. */
export function BlockedSenders() {
  const senders = useQuery(blockedSendersQuery());
  const unblock = useUnblockSender();
  const section = useRef<HTMLDivElement>(null);
  if (!senders.data) return null;
  return (
    <div ref={section} tabIndex={-1}>
      {senders.data.length > 0 && (
        <>
          <h3 className={styles.blocked}>Blocked senders</h3>
          <ul aria-label="Blocked senders">
            {senders.data.map((sender) => (
              <li key={sender.id} className={styles.row}>
                <span className={styles.named}>{sender.address}</span>
                <Button
                  aria-label={`Unblock ${sender.address}`}
                  pending={unblock.isPending && unblock.variables?.id === sender.id}
                  onClick={() => unblock.mutate(sender, { onSuccess: () => keepFocus(section.current ?? undefined) })}
                >
                  Unblock
                </Button>
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}
