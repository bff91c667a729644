import { useInfiniteQuery } from '@tanstack/react-query';
import { TriangleAlert } from 'lucide-react';
import { mailQueries } from '../mail-queries.ts';
import styles from './failed-email-note.module.css';

/** Which mail of the inbox is to be pasted here, and why it could not be read there. */
export function FailedEmailNote({ emailId }: { readonly emailId: string }) {
  const inbox = useInfiniteQuery(mailQueries.inbox());
  const email = inbox.data?.pages.flatMap((page) => page.items).find(({ id }) => id === emailId);
  if (!email) return null;
  return (
    <aside className={styles.note} aria-label="The email from your inbox">
      <TriangleAlert className={styles.icon} aria-hidden="true" />
      <div className={styles.words}>
        <p className={styles.subject}>{email.subject ?? '(no subject)'}</p>
        {email.errorMessage !== null && <p>{email.errorMessage}</p>}
        <p>Open it in your mail program, copy its text and paste it below: the part with the booking is enough.</p>
      </div>
    </aside>
  );
}
