import { TriangleAlert } from 'lucide-react';
import type { ProcessedEmail } from '#shared/mail/schema.ts';
import styles from './failed-email-note.module.css';

interface FailedEmailNoteProps {
  readonly email: ProcessedEmail;
  /** Whether its text is shown below; not every mail's is stored. */
  readonly isFilledIn: boolean;
}

/** Which mail of the inbox was opened here, and why it could not be read there. */
export function FailedEmailNote({ email, isFilledIn }: FailedEmailNoteProps) {
  return (
    <aside className={styles.note} aria-label="The email from your inbox">
      <TriangleAlert className={styles.icon} aria-hidden="true" />
      <div className={styles.words}>
        <p className={styles.subject}>{email.subject ?? '(no subject)'}</p>
        {email.errorMessage !== null && <p>{email.errorMessage}</p>}
        <p>
          {isFilledIn
            ? 'Its text is filled in below. Correct it or cut it down to the booking, with one line for each fact.'
            : 'Open it in your mail program, copy its text and paste it below: the part with the booking is enough.'}
        </p>
      </div>
    </aside>
  );
}
