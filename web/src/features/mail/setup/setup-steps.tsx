import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { CircleCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { addressQuery } from '../../../lib/mail/address-query.ts';
import { paths } from '../../../lib/paths.ts';
import { classNames } from '../../../ui/class-names.ts';
import { LiveLine } from '../live-line.tsx';
import { INBOX_REREAD_MS, mailQueries } from '../mail-queries.ts';
import { progressOf } from './progress.ts';
import styles from './setup-steps.module.css';

/** How it works, in three steps; each is ticked when the inbox shows that it was done. */
export function SetupSteps() {
  const inbox = useInfiniteQuery({ ...mailQueries.inbox(), refetchInterval: INBOX_REREAD_MS });
  const address = useQuery(addressQuery());
  const emails = inbox.data?.pages.flatMap((page) => page.items) ?? [];
  const { reached, forwarded, processed, request } = progressOf(emails, address.data?.replacedAt);
  return (
    <>
      <ol className={styles.steps}>
        <Step title="Copy your address" done={reached}>
          Keep it in your contacts as “My trips”, so that you find it quickly.
        </Step>
        <Step title="Forward a booking email to it" done={forwarded}>
          Flights, hotels, tables, tours, trains and cars: as they came, with nothing added.
        </Step>
        <Step title="Review it in the inbox and press Process" done={processed}>
          It shows in your <Link to={paths.emailForwarding()}>inbox</Link> a few seconds later. Choose a trip, and its
          days fill up.
        </Step>
      </ol>
      <div role="status" className={styles.state}>
        {request !== undefined && !forwarded && (
          <p className={styles.request}>
            <CircleCheck className={styles.icon} aria-hidden="true" />
            <span>
              {request.provider} asks to confirm forwarding
              {request.code === null ? '' : <> with the code {request.code}</>}:{' '}
              <Link to={paths.emailForwarding()}>see it in your inbox</Link>.
            </span>
          </p>
        )}
        {inbox.data && !reached && <LiveLine>Waiting for your first mail...</LiveLine>}
      </div>
    </>
  );
}

interface StepProps {
  readonly title: string;
  readonly done: boolean;
  readonly children: ReactNode;
}

function Step({ title, done, children }: StepProps) {
  return (
    <li className={classNames(styles.step, done && styles.done)}>
      <h3>
        {title}
        {done && (
          <span className={styles.tick}>
            <CircleCheck className={styles.icon} aria-hidden="true" />
            Done
          </span>
        )}
      </h3>
      <p>{children}</p>
    </li>
  );
}
