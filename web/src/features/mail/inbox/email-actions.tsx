import { useQuery } from '@tanstack/react-query';
import { ClipboardPaste, Map as MapIcon, RotateCw } from 'lucide-react';
import { useRef, useState } from 'react';
import type { ProcessedEmail } from '#shared/mail/schema.ts';
import { keepFocus } from '../../../lib/keep-focus.ts';
import { paths } from '../../../lib/paths.ts';
import { Button, ButtonLink } from '../../../ui/button/button.tsx';
import { Select } from '../../../ui/select/select.tsx';
import { mailQueries } from '../mail-queries.ts';
import { NEW_TRIP, tripOptions } from '../trip-target.ts';
import styles from './email-card.module.css';
import { offersOf } from './email-status.ts';
import { useProcessEmail } from './use-process-email.ts';
import { useRetryEmail } from './use-retry-email.ts';

interface EmailActionsProps {
  readonly email: ProcessedEmail;
}

/** What can be done with a mail in its state. */
export function EmailActions({ email }: EmailActionsProps) {
  const offers = offersOf(email);
  const wasPending = useRef(offers.process);
  // The button that was pressed is gone with the pending state: the focus goes on to what has taken its place.
  const takeFocus = (actions: HTMLDivElement | null) => {
    if (!actions || !wasPending.current) return;
    wasPending.current = false;
    keepFocus(actions.querySelector('a'));
  };
  if (offers.process) return <ProcessActions email={email} />;
  if (offers.retry) return <RetryActions email={email} />;
  if (offers.viewTrip && email.tripId !== null) {
    return (
      <div ref={takeFocus} className={styles.actions}>
        <ButtonLink to={paths.trip(email.tripId)} icon={MapIcon}>
          View Trip
        </ButtonLink>
      </div>
    );
  }
  return null;
}

function ProcessActions({ email }: EmailActionsProps) {
  const trips = useQuery(mailQueries.tripChoices());
  const processing = useProcessEmail();
  const [chosen, setChosen] = useState(NEW_TRIP);
  return (
    <div className={styles.actions}>
      <Select
        label="Trip"
        value={chosen}
        onValueChange={setChosen}
        options={tripOptions(trips.data ?? [])}
        disabled={processing.isPending}
      />
      <Button
        variant="primary"
        pending={processing.isPending}
        pendingLabel="Processing..."
        onClick={() => processing.mutate({ email, tripId: chosen === NEW_TRIP ? null : chosen })}
      >
        Process
      </Button>
    </div>
  );
}

function RetryActions({ email }: EmailActionsProps) {
  const retrying = useRetryEmail();
  return (
    <div className={styles.actions}>
      <Button
        icon={RotateCw}
        pending={retrying.isPending}
        pendingLabel="Reading..."
        onClick={() => retrying.mutate(email)}
      >
        Try again
      </Button>
      <ButtonLink to={paths.emailParser(email.id)} icon={ClipboardPaste} variant="quiet">
        Open in the parser
      </ButtonLink>
    </div>
  );
}
