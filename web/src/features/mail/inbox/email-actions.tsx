import { useIsMutating } from '@tanstack/react-query';
import { BookOpenCheck, ClipboardPaste, Map as MapIcon, RotateCw } from 'lucide-react';
import { useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import type { ProcessedEmail } from '#shared/mail/schema.ts';
import { keepFocus } from '../../../lib/keep-focus.ts';
import { paths } from '../../../lib/paths.ts';
import { Button, ButtonLink } from '../../../ui/button/button.tsx';
import { isDateGuessed } from '../guessed-date.ts';
import { needsTrip, processLabel } from '../plan/plan-words.ts';
import type { Reviewed } from '../review/reviewed-booking.ts';
import { TripSelect } from '../trip-select.tsx';
import { NEW_TRIP } from '../trip-target.ts';
import { useTripChoice } from '../use-trip-choice.ts';
import { newBookings } from './batches.ts';
import styles from './email-card.module.css';
import { offersOf } from './email-status.ts';
import { useAskSender } from './use-ask-sender.tsx';
import { PROCESSING, useProcessEmail } from './use-process-email.ts';
import { useRetryEmail } from './use-retry-email.ts';

interface EmailActionsProps {
  readonly email: ProcessedEmail;
  /** The fields of existing items that take the mail's values. */
  readonly accept: Reviewed['accept'];
}

/** The actions for a mail in its current state. */
export function EmailActions({ email, accept }: EmailActionsProps) {
  const offers = offersOf(email);
  const wasPending = useRef(offers.process);
  // The pressed button disappears with the pending state: focus what replaces it.
  const takeFocus = (actions: HTMLDivElement | null) => {
    if (!actions || !wasPending.current) return;
    wasPending.current = false;
    keepFocus(actions.querySelector('a'));
  };
  if (offers.process) return <ProcessActions email={email} accept={accept} />;
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

function ProcessActions({ email, accept }: EmailActionsProps) {
  const navigate = useNavigate();
  const processing = useProcessEmail();
  const busy = useIsMutating({ mutationKey: PROCESSING }) > 0;
  const { ask, dialog } = useAskSender(email);
  const { tripId, why, choose } = useTripChoice(email.id, newBookings(email));
  const process = () => {
    // A guessed date has to be reviewed first, next to the mail.
    if (email.parsedBookings.some(isDateGuessed)) navigate(paths.email(email.id));
    else ask((trustSender) => processing.mutate({ email, tripId: tripId ?? null, accept, trustSender }));
  };
  return (
    <div className={styles.actions}>
      {needsTrip(email.plans) && (
        <TripSelect
          value={tripId ?? NEW_TRIP}
          onValueChange={(value) => choose(value === NEW_TRIP ? null : value)}
          disabled={processing.isPending || tripId === undefined}
          why={why}
        />
      )}
      <Button
        variant="primary"
        disabled={tripId === undefined || busy}
        pending={processing.isPending}
        pendingLabel="Processing..."
        onClick={process}
      >
        {processLabel(email.plans)}
      </Button>
      <ButtonLink to={paths.email(email.id)} icon={BookOpenCheck} variant="quiet">
        Review
      </ButtonLink>
      {dialog}
    </div>
  );
}

function RetryActions({ email }: Pick<EmailActionsProps, 'email'>) {
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
