import { Trash2 } from 'lucide-react';
import { useId } from 'react';
import type { ProcessedEmail } from '#shared/mail/schema.ts';
import { formatInstantDay } from '../../../lib/instants.ts';
import { Badge } from '../../../ui/badge/badge.tsx';
import { IconButton } from '../../../ui/button/icon-button.tsx';
import { BookingBadge } from '../booking-badge.tsx';
import { daysOf } from '../booking-line.ts';
import { BookingList } from '../booking-list.tsx';
import { isDateGuessed } from '../guessed-date.ts';
import { BlockSender } from './block-sender.tsx';
import { EmailActions } from './email-actions.tsx';
import styles from './email-card.module.css';
import { EmailPlans } from './email-plans.tsx';
import { statusLook } from './email-status.ts';
import { ForwardingCard } from './forwarding-card.tsx';
import { SenderNote } from './sender-note.tsx';
import { shownBookings } from './shown-bookings.ts';
import { useTickedFields } from './use-ticked-fields.ts';

interface EmailCardProps {
  readonly email: ProcessedEmail;
  readonly onDelete: () => void;
}

/** A mail of the inbox: a booking's, or a mailbox provider's request. */
export function InboxCard({ email, onDelete }: EmailCardProps) {
  const { forwarding } = email;
  return forwarding === null ? (
    <EmailCard email={email} onDelete={onDelete} />
  ) : (
    <ForwardingCard email={email} forwarding={forwarding} onDelete={onDelete} />
  );
}

/** A mail of the inbox: sender and date, what was read from it, and its actions. */
function EmailCard({ email, onDelete }: EmailCardProps) {
  const { status, senderEmail, receivedAt, parsedBookings, errorMessage, sender } = email;
  const { ticked, tick, accept } = useTickedFields(email);
  const subjectId = useId();
  const subject = email.subject ?? '(no subject)';
  const look = statusLook(status);
  const { shown, more } = shownBookings(parsedBookings);
  const days = daysOf(parsedBookings);
  const guessed = status === 'pending' && parsedBookings.some(isDateGuessed);
  return (
    <article className={styles.card} aria-labelledby={subjectId}>
      <div className={styles.words}>
        <header className={styles.facts}>
          <Badge tone={look.tone} icon={look.icon}>
            {look.label}
          </Badge>
          <time dateTime={receivedAt}>{formatInstantDay(receivedAt)}</time>
          <span className={styles.sender}>{senderEmail ?? 'Unknown sender'}</span>
          <SenderNote sender={sender} />
          {senderEmail !== null && <BlockSender address={senderEmail} />}
        </header>
        <h3 id={subjectId} className={styles.subject}>
          {subject}
        </h3>
        {shown.length > 0 && (
          <ul className={styles.badges}>
            {shown.map((booking, index) => (
              // Bookings have no identity of their own, and this list never reorders.
              // biome-ignore lint/suspicious/noArrayIndexKey: see above
              <li key={index} className={styles.badge}>
                <BookingBadge booking={booking} />
              </li>
            ))}
            {more > 0 && (
              <li>
                <Badge>+{more} more</Badge>
              </li>
            )}
          </ul>
        )}
        {errorMessage !== null && <p className={styles.error}>{errorMessage}</p>}
        {email.note !== null && <p className={styles.note}>{email.note}</p>}
        {sender?.why && <p className={styles.error}>{sender.why}</p>}
        {guessed && <p className={styles.guessed}>A date here is a guess. Look at it before you process it.</p>}
        <EmailPlans email={email} ticked={ticked} onTick={tick} />
        {parsedBookings.length > 0 && (
          <details className={styles.details}>
            <summary className={styles.summary}>
              What was read{days !== undefined && <span className={styles.days}>{days}</span>}
            </summary>
            <div className={styles.read}>
              <BookingList bookings={parsedBookings} />
            </div>
          </details>
        )}
      </div>
      <IconButton
        icon={Trash2}
        tone="danger"
        label={`Delete “${subject}”`}
        onClick={onDelete}
        className={styles.delete}
      />
      <EmailActions email={email} accept={accept} />
    </article>
  );
}
