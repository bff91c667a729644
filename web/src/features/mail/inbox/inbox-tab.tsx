import { useInfiniteQuery } from '@tanstack/react-query';
import { RotateCw } from 'lucide-react';
import { useRef, useState } from 'react';
import type { ProcessedEmail } from '#shared/mail/schema.ts';
import { count } from '#shared/trips/dates.ts';
import { Button } from '../../../ui/button/button.tsx';
import { LoadMore } from '../../../ui/load-more/load-more.tsx';
import { ErrorState } from '../../../ui/state/error-state.tsx';
import { LiveLine } from '../live-line.tsx';
import { INBOX_REREAD_MS, mailQueries } from '../mail-queries.ts';
import { InboxCard } from './email-card.tsx';
import { InboxEmpty } from './inbox-empty.tsx';
import { InboxSkeleton } from './inbox-skeleton.tsx';
import styles from './inbox-tab.module.css';
import { ProcessAll } from './process-all.tsx';
import { useDeleteEmail } from './use-delete-email.ts';

/** The forwarded mails, newest first. */
export function InboxTab() {
  const inbox = useInfiniteQuery({ ...mailQueries.inbox(), refetchInterval: INBOX_REREAD_MS });
  const deletion = useDeleteEmail();
  const heading = useRef<HTMLHeadingElement>(null);
  const [refreshing, setRefreshing] = useState(false);
  const emails = inbox.data?.pages.flatMap((page) => page.items) ?? [];
  // The refetch every 15 s is silent; only a press shows that it is running.
  const refresh = async () => {
    setRefreshing(true);
    await inbox.refetch();
    setRefreshing(false);
  };
  const remove = (email: ProcessedEmail) => {
    // The pressed button disappears with its card: move the focus to the head of the list.
    heading.current?.focus({ preventScroll: true });
    deletion.mutate(email);
  };
  return (
    <section aria-labelledby="inbox-heading">
      <div className={styles.bar}>
        <div className={styles.words}>
          <h2 id="inbox-heading" ref={heading} tabIndex={-1} className={styles.title}>
            Inbox
          </h2>
          <p role="status" className={styles.state}>
            {inbox.data && emails.length > 0 && stateOf(emails, inbox.hasNextPage)}
          </p>
        </div>
        <div className={styles.actions}>
          <ProcessAll emails={emails} />
          <Button icon={RotateCw} pending={refreshing} pendingLabel="Refreshing..." onClick={refresh} compact>
            Refresh
          </Button>
        </div>
      </div>
      {inbox.isPending && <InboxSkeleton />}
      {inbox.isLoadingError && <ErrorState what="your emails" onRetry={() => inbox.refetch()} />}
      {inbox.data && emails.length === 0 && <InboxEmpty />}
      {emails.length > 0 && (
        <>
          <ul className={styles.list}>
            {emails.map((email) => (
              <li key={email.id}>
                <InboxCard email={email} onDelete={() => remove(email)} />
              </li>
            ))}
          </ul>
          <LoadMore query={inbox} what="emails" />
          <LiveLine>New mail shows here by itself.</LiveLine>
        </>
      )}
    </section>
  );
}

/** '3 emails, 1 to process' */
function stateOf(emails: readonly ProcessedEmail[], hasMore: boolean): string {
  const pending = emails.filter(({ status, forwarding }) => status === 'pending' && forwarding === null).length;
  const all = hasMore ? `More than ${emails.length} emails` : count(emails.length, 'email');
  return pending === 0 ? all : `${all}, ${pending} to process`;
}
