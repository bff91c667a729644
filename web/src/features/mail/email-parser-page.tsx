import { Inbox } from 'lucide-react';
import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { paths } from '../../lib/paths.ts';
import { ButtonLink } from '../../ui/button/button.tsx';
import styles from './email-parser-page.module.css';
import { MailFrame } from './mail-frame.tsx';
import { FailedEmailNote } from './parser/failed-email-note.tsx';
import { PasteStep } from './parser/paste-step.tsx';
import { ReviewStep } from './parser/review-step.tsx';
import { SupportedTypes } from './parser/supported-types.tsx';
import { useCreateTripFromEmail } from './parser/use-create-trip-from-email.ts';
import { useParseEmail } from './parser/use-parse-email.ts';
import type { TripTarget } from './trip-target.ts';

/** A pasted mail becomes a trip: paste, review, done. */
export function EmailParserPage() {
  return (
    <MailFrame
      title="Email to Timeline"
      text="Paste a booking confirmation. It becomes days and activities, and you check them first."
      signInText="Sign in to turn your booking emails into days and activities."
      actions={
        <ButtonLink to={paths.emailForwarding()} icon={Inbox}>
          Forward emails instead
        </ButtonLink>
      }
    >
      <EmailParser />
    </MailFrame>
  );
}

const NEW: TripTarget = { tripId: null, newTitle: '' };

function EmailParser() {
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const [target, setTarget] = useState(NEW);
  const parsing = useParseEmail();
  const creation = useCreateTripFromEmail();
  const emailId = search.get('email');

  const startOver = () => {
    setTarget(NEW);
    parsing.reset();
    creation.reset();
  };
  if (parsing.isSuccess) {
    return (
      <ReviewStep
        found={parsing.data.bookings}
        target={target}
        onTargetChange={setTarget}
        saving={creation.isPending || creation.isSuccess}
        onStartOver={startOver}
        onAdd={(bookings) =>
          creation.mutate(
            { bookings, tripId: target.tripId, tripTitle: target.tripId === null ? target.newTitle : null },
            { onSuccess: ({ trip }) => navigate(paths.trip(trip.id)) },
          )
        }
      />
    );
  }
  return (
    <div className={styles.step}>
      <div>
        {emailId !== null && <FailedEmailNote emailId={emailId} />}
        <PasteStep
          target={target}
          onTargetChange={setTarget}
          parsing={parsing.isPending}
          failure={parsing.error}
          onParse={(emailContent) => parsing.mutate({ emailContent, tripId: target.tripId })}
        />
      </div>
      <SupportedTypes />
    </div>
  );
}
