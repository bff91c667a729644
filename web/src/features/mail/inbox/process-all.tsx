import { useQuery } from '@tanstack/react-query';
import { ListChecks } from 'lucide-react';
import { useState } from 'react';
import type { ProcessedEmail } from '#shared/mail/schema.ts';
import { count } from '#shared/trips/dates.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Dialog, DialogActions, DialogBody } from '../../../ui/dialog/dialog.tsx';
import { daysOf } from '../booking-line.ts';
import { mailQueries } from '../mail-queries.ts';
import { TripSelect } from '../trip-select.tsx';
import { NEW_TRIP } from '../trip-target.ts';
import { type Batch, batchesOf, type LeftOut } from './batches.ts';
import { offersOf } from './email-status.ts';
import styles from './process-all.module.css';
import { useProcessAll } from './use-process-all.ts';

/** The button that processes several mails in one go; it first shows which of them go into which trip. */
export function ProcessAll({ emails }: { readonly emails: readonly ProcessedEmail[] }) {
  const [open, setOpen] = useState(false);
  const pending = emails.filter((email) => offersOf(email).process);
  if (pending.length < 2 && !open) return null;
  return (
    <>
      <Button icon={ListChecks} onClick={() => setOpen(true)}>
        Process all
      </Button>
      {open && <ProcessAllDialog pending={pending} onClose={() => setOpen(false)} />}
    </>
  );
}

interface ProcessAllDialogProps {
  readonly pending: readonly ProcessedEmail[];
  readonly onClose: () => void;
}

function ProcessAllDialog({ pending, onClose }: ProcessAllDialogProps) {
  const trips = useQuery(mailQueries.tripChoices());
  const processing = useProcessAll();
  // By the batch's first mail, the trip that the traveller selected instead.
  const [chosen, choose] = useState<ReadonlyMap<string, string | null>>(new Map());
  const { batches: found, leftOut } = batchesOf(pending, trips.data ?? []);
  const batches = found.map((batch) => {
    const instead = chosen.get(nameOf(batch));
    return instead === undefined ? batch : { ...batch, tripId: instead, why: undefined };
  });
  const emails = batches.flatMap((batch) => batch.emails);
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title="Process all"
      description="Emails of one journey go into one trip. Look where they go, and change it where it is another."
      locked={processing.isPending}
    >
      <DialogBody>
        <ul className={styles.batches}>
          {batches.map((batch) => (
            <li key={nameOf(batch)}>
              <BatchCard
                batch={batch}
                disabled={processing.isPending || trips.isPending}
                onTrip={(tripId) => choose(new Map([...chosen, [nameOf(batch), tripId]]))}
              />
            </li>
          ))}
        </ul>
        {leftOut.length > 0 && <LeftOutList leftOut={leftOut} />}
      </DialogBody>
      <DialogActions>
        <Button onClick={onClose} disabled={processing.isPending}>
          Cancel
        </Button>
        <Button
          variant="primary"
          disabled={emails.length === 0 || trips.isPending}
          pending={processing.isPending}
          pendingLabel="Processing..."
          onClick={() => processing.mutate(batches, { onSettled: onClose })}
        >
          {`Process ${count(emails.length, 'email')}`}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

const nameOf = ({ emails, isUpdate }: Batch) => (isUpdate ? 'update' : (emails[0]?.id ?? ''));

interface BatchCardProps {
  readonly batch: Batch;
  readonly disabled: boolean;
  readonly onTrip: (tripId: string | null) => void;
}

function BatchCard({ batch: { emails, bookings, tripId, why, isUpdate }, disabled, onTrip }: BatchCardProps) {
  const days = daysOf(bookings);
  return (
    <section className={styles.batch} aria-label={isUpdate ? 'In your trips already' : (days ?? 'Without a date')}>
      <h3 className={styles.days}>{isUpdate ? 'In your trips already' : (days ?? 'Without a date')}</h3>
      <ul className={styles.emails}>
        {emails.map(({ id, subject }) => (
          <li key={id}>{subject ?? '(no subject)'}</li>
        ))}
      </ul>
      {isUpdate ? (
        <p className={styles.why}>They bring up to date what is there.</p>
      ) : (
        <TripSelect
          value={tripId ?? NEW_TRIP}
          onValueChange={(value) => onTrip(value === NEW_TRIP ? null : value)}
          disabled={disabled}
          why={why}
        />
      )}
    </section>
  );
}

function LeftOutList({ leftOut }: { readonly leftOut: readonly LeftOut[] }) {
  return (
    <section className={styles.left} aria-labelledby="left-out">
      <h3 id="left-out" className={styles.days}>
        To look at one by one
      </h3>
      <ul className={styles.emails}>
        {leftOut.map(({ email, why }) => (
          <li key={email.id}>
            {email.subject ?? '(no subject)'} <span className={styles.why}>{why}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
