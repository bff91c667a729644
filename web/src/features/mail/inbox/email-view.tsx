import { useQuery } from '@tanstack/react-query';
import { ArrowLeft } from 'lucide-react';
import { useNavigate } from 'react-router-dom';
import type { ProcessedEmail } from '#shared/mail/schema.ts';
import { isNotFound } from '../../../lib/errors.ts';
import { paths } from '../../../lib/paths.ts';
import { ButtonLink } from '../../../ui/button/button.tsx';
import { EmptyState } from '../../../ui/state/empty-state.tsx';
import { ErrorState } from '../../../ui/state/error-state.tsx';
import { mailQueries } from '../mail-queries.ts';
import { MailText } from '../review/mail-text.tsx';
import { ReviewStep } from '../review/review-step.tsx';
import { useTripChoice } from '../use-trip-choice.ts';
import { newBookings } from './batches.ts';
import { InboxCard } from './email-card.tsx';
import { offersOf } from './email-status.ts';
import styles from './email-view.module.css';
import { InboxSkeleton } from './inbox-skeleton.tsx';
import { useAskSender } from './use-ask-sender.tsx';
import { useDeleteEmail } from './use-delete-email.ts';
import { useProcessEmail } from './use-process-email.ts';

/** One mail of the inbox next to its text: to review while it is pending, read-only after that. */
export function EmailView({ id }: { readonly id: string }) {
  const found = useQuery(mailQueries.email(id));
  const deletion = useDeleteEmail();
  const navigate = useNavigate();
  if (found.isPending) return <InboxSkeleton />;
  if (found.isError && isNotFound(found.error)) {
    return (
      <EmptyState
        title="This email is no longer in your inbox"
        text="It was deleted. What was made of it is still in your trip."
        action={<ButtonLink to={paths.emailForwarding()}>Back to the inbox</ButtonLink>}
        level={2}
      />
    );
  }
  if (found.isLoadingError) return <ErrorState what="this email" onRetry={() => found.refetch()} />;
  const { email, text } = found.data;
  const remove = () => {
    deletion.mutate(email);
    navigate(paths.emailForwarding());
  };
  return (
    <div className={styles.view}>
      <ButtonLink to={paths.emailForwarding()} icon={ArrowLeft} variant="quiet" className={styles.back}>
        Inbox
      </ButtonLink>
      {offersOf(email).process ? (
        <EmailReview key={id} email={email} text={text} />
      ) : (
        <>
          <InboxCard email={email} onDelete={remove} />
          {text !== null && <MailText text={text} marked={undefined} />}
        </>
      )}
    </div>
  );
}

function EmailReview({ email, text }: { readonly email: ProcessedEmail; readonly text: string | null }) {
  const navigate = useNavigate();
  const processing = useProcessEmail();
  const { ask, dialog } = useAskSender(email);
  const { tripId, why, choose } = useTripChoice(email.id, newBookings(email));
  const leave = () => navigate(paths.emailForwarding());
  const intro =
    text === null
      ? 'Press a value to correct it, and untick what should stay out. The email itself is not kept.'
      : 'Press a value to correct it, and untick what should stay out. Its words are marked in the email.';
  return (
    <>
      <ReviewStep
        name={`review of ${email.id}`}
        heading={`Review “${email.subject ?? '(no subject)'}”`}
        intro={intro}
        found={email.parsedBookings}
        plans={email.plans}
        text={text}
        target={{ tripId: tripId ?? null, newTitle: '' }}
        onTargetChange={(target) => choose(target.tripId)}
        why={why}
        titled={false}
        saving={processing.isPending || processing.isSuccess}
        unready={tripId === undefined}
        add={{ label: 'Process', pending: 'Processing...' }}
        back={{ label: 'Back', icon: ArrowLeft, onPress: leave }}
        onAdd={(reviewed) =>
          ask((trustSender) =>
            processing.mutate(
              { ...reviewed, email, tripId: tripId ?? null, trustSender },
              { onSuccess: ({ trip }) => navigate(trip === null ? paths.emailForwarding() : paths.trip(trip.id)) },
            ),
          )
        }
      />
      {dialog}
    </>
  );
}
