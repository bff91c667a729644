import { type ReactNode, useState } from 'react';
import type { ProcessedEmail } from '#shared/mail/schema.ts';
import { ConfirmDialog } from '../../../ui/dialog/confirm-dialog.tsx';

interface AskSender {
  /** Does the work at once, or after the traveller confirmed that the sender can be trusted. */
  readonly ask: (work: (trustSender: boolean) => void) => void;
  readonly dialog: ReactNode;
}

/** Asks before processing a mail whose sender could not be verified. */
export function useAskSender({ sender, senderEmail }: Pick<ProcessedEmail, 'sender' | 'senderEmail'>): AskSender {
  const [waiting, setWaiting] = useState<{ readonly work: (trustSender: boolean) => void }>();
  const ask = (work: (trustSender: boolean) => void) => {
    if (sender?.verdict === 'fail') setWaiting({ work });
    else work(false);
  };
  const dialog = (
    <ConfirmDialog
      open={waiting !== undefined}
      onOpenChange={(open) => !open && setWaiting(undefined)}
      title="Sender not verified"
      question={`This email says it comes from ${senderEmail ?? 'somebody unknown'}. ${sender?.why ?? ''} Process it all the same?`}
      confirmLabel="Process it"
      onConfirm={() => {
        waiting?.work(true);
        setWaiting(undefined);
      }}
    />
  );
  return { ask, dialog };
}
