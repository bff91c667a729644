import { Check, Copy, ExternalLink, MailCheck, Trash2 } from 'lucide-react';
import { useId } from 'react';
import { daysBetween, localDate } from '#shared/calendar/calendar.ts';
import type { ForwardingRequest, ProcessedEmail } from '#shared/mail/schema.ts';
import { formatInstantDay } from '../../../lib/instants.ts';
import { showToast } from '../../../lib/toast-store.ts';
import { useCopied } from '../../../lib/use-copied.ts';
import { Badge } from '../../../ui/badge/badge.tsx';
import { Button } from '../../../ui/button/button.tsx';
import { IconButton } from '../../../ui/button/icon-button.tsx';
import styles from './email-card.module.css';
import own from './forwarding-card.module.css';
import { SenderNote } from './sender-note.tsx';

/** Codes and links that confirm forwarding expire. */
const DAYS_THAT_COUNT = 7;

interface ForwardingCardProps {
  readonly email: ProcessedEmail;
  readonly forwarding: ForwardingRequest;
  readonly onDelete: () => void;
}

/** A mailbox provider's request to confirm forwarding: its code to type in there, or its link. */
export function ForwardingCard({ email, forwarding, onDelete }: ForwardingCardProps) {
  const { provider, mailbox, code, link } = forwarding;
  const titleId = useId();
  const isOld = daysBetween(localDate(new Date(email.receivedAt)), localDate(new Date())) > DAYS_THAT_COUNT;
  const title = `${provider} asks to confirm forwarding${mailbox === null ? '' : ` for ${mailbox}`}`;
  return (
    <article className={styles.card} aria-labelledby={titleId}>
      <div className={styles.words}>
        <header className={styles.facts}>
          <Badge tone="sea" icon={MailCheck}>
            Confirm
          </Badge>
          <time dateTime={email.receivedAt}>{formatInstantDay(email.receivedAt)}</time>
          <span className={styles.sender}>{email.senderEmail}</span>
          <SenderNote sender={email.sender} />
        </header>
        <h3 id={titleId} className={styles.subject}>
          {title}
        </h3>
        {isOld && <p className={own.line}>This is more than a week old. Ask {provider} to send a new one.</p>}
        {!isOld && code !== null && <Code code={code} provider={provider} />}
        {!isOld && link !== null && (
          <p className={own.line}>
            <a className={own.link} href={link} target="_blank" rel="noreferrer noopener">
              {code === null ? 'Open the confirmation link' : 'Or open the confirmation link'}
              <ExternalLink className={own.icon} aria-hidden="true" />
            </a>
          </p>
        )}
        {!isOld && (
          <p className={own.line}>Once it is confirmed, your bookings come here by themselves. Then delete this.</p>
        )}
      </div>
      <IconButton
        icon={Trash2}
        tone="danger"
        label={`Delete “${title}”`}
        onClick={onDelete}
        className={styles.delete}
      />
    </article>
  );
}

function Code({ code, provider }: { readonly code: string; readonly provider: string }) {
  const { copied, copy } = useCopied();
  const press = async () => {
    if (await copy(code)) return;
    showToast({ title: 'Could not copy', description: `The code is ${code}.`, tone: 'destructive' });
  };
  return (
    <div className={own.code}>
      <p>
        Type this code in {provider}: <code className={own.number}>{code}</code>
      </p>
      <Button icon={copied ? Check : Copy} onClick={press}>
        {copied ? 'Copied!' : 'Copy code'}
      </Button>
    </div>
  );
}
