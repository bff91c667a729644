import { RefreshCw } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../../ui/button/button.tsx';
import { ConfirmDialog } from '../../../ui/dialog/confirm-dialog.tsx';
import { EmailAddress } from '../../../ui/email-address/email-address.tsx';
import { BlockedSenders } from './blocked-senders.tsx';
import styles from './security.module.css';
import { useReplaceAddress } from './use-replace-address.ts';

/** The address that bookings come to; it can be replaced, after a question. */
export function PersonalAddress() {
  const replace = useReplaceAddress();
  const [asking, setAsking] = useState(false);
  return (
    <>
      <EmailAddress />
      <div className={styles.everywhere}>
        <Button
          icon={RefreshCw}
          pending={replace.isPending}
          pendingLabel="Replacing..."
          onClick={() => setAsking(true)}
        >
          Replace address
        </Button>
      </div>
      <BlockedSenders />
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title="Replace address"
        question="You get a new address, and mail to the old one is turned away from then on. What forwards to it in your mail program has to be set up again."
        confirmLabel="Replace"
        tone="danger"
        onConfirm={() => {
          setAsking(false);
          replace.mutate();
        }}
      />
    </>
  );
}
