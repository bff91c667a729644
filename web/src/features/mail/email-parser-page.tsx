import { useQuery } from '@tanstack/react-query';
import { Inbox, RotateCcw } from 'lucide-react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import * as z from 'zod/mini';
import { parseEmail } from '#shared/mail/routes.ts';
import { count } from '#shared/trips/dates.ts';
import { paths } from '../../lib/paths.ts';
import { fits, useTyped } from '../../lib/typed/use-typed.ts';
import { ButtonLink } from '../../ui/button/button.tsx';
import styles from './email-parser-page.module.css';
import { MailFrame } from './mail-frame.tsx';
import { mailQueries } from './mail-queries.ts';
import { FailedEmailNote } from './parser/failed-email-note.tsx';
import { PasteStep } from './parser/paste-step.tsx';
import { SupportedTypes } from './parser/supported-types.tsx';
import { useCreateTripFromEmail } from './parser/use-create-trip-from-email.ts';
import { useParseEmail } from './parser/use-parse-email.ts';
import { ReviewStep } from './review/review-step.tsx';
import { TripTarget } from './trip-target.ts';

/** Turns a pasted mail into a trip: paste, review, done. */
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
  const [target, setTarget] = useTyped('target of pasted mail', NEW, fits(TripTarget));
  const [parsed, setParsed] = useTyped('what was parsed', undefined, fits(z.optional(parseEmail.answer)));
  const parsing = useParseEmail();
  const creation = useCreateTripFromEmail();
  const emailId = search.get('email');

  const failed = useQuery({ ...mailQueries.email(emailId ?? ''), enabled: emailId !== null });
  const mailText = failed.data?.text?.trim() ?? '';

  const startOver = () => {
    setTarget(NEW);
    setParsed(undefined);
    parsing.reset();
    creation.reset();
  };
  if (parsed) {
    return (
      <ReviewStep
        name="review of pasted mail"
        heading="Review Extracted Bookings"
        intro={`We found ${count(parsed.bookings.length, 'booking')}. Press a value to correct it, and untick what should stay out. Beside each value are the words of the email it comes from.`}
        found={parsed.bookings}
        plans={parsed.plans}
        text={parsed.text}
        target={target}
        onTargetChange={setTarget}
        titled
        saving={creation.isPending || creation.isSuccess}
        add={
          target.tripId === null
            ? { label: 'Create Trip', pending: 'Creating...' }
            : { label: 'Add to Trip', pending: 'Adding...' }
        }
        back={{ label: 'Start Over', icon: RotateCcw, onPress: startOver }}
        onAdd={(reviewed) =>
          creation.mutate(
            { ...reviewed, tripId: target.tripId, tripTitle: target.tripId === null ? target.newTitle : null },
            { onSuccess: ({ trip }) => navigate(paths.trip(trip.id)) },
          )
        }
      />
    );
  }
  return (
    <div className={styles.step}>
      <div>
        {failed.data && <FailedEmailNote email={failed.data.email} isFilledIn={mailText !== ''} />}
        <PasteStep
          key={mailText}
          initialText={mailText}
          target={target}
          onTargetChange={setTarget}
          parsing={parsing.isPending}
          failure={parsing.error}
          onParse={(emailContent) => parsing.mutate({ emailContent, tripId: target.tripId }, { onSuccess: setParsed })}
        />
      </div>
      <SupportedTypes />
    </div>
  );
}
