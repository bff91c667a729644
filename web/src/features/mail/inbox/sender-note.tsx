import { ShieldAlert, ShieldCheck } from 'lucide-react';
import type { SenderCheck } from '#shared/mail/schema.ts';
import styles from './sender-note.module.css';

/** Whether the sender is verified; nothing if it was not checked. */
export function SenderNote({ sender }: { readonly sender: SenderCheck | null }) {
  if (sender === null || sender.verdict === 'none') return null;
  if (sender.verdict === 'pass') {
    return (
      <span className={styles.verified}>
        <ShieldCheck className={styles.icon} aria-hidden="true" />
        Sender verified
      </span>
    );
  }
  return (
    <span className={styles.failed}>
      <ShieldAlert className={styles.icon} aria-hidden="true" />
      Sender not verified
    </span>
  );
}
