import { useState } from 'react';
import type { CalendarAddress } from '#shared/calendars/schema.ts';
import { Button } from '../button/button.tsx';
import { Dialog, DialogActions, DialogBody } from '../dialog/dialog.tsx';
import { ErrorState } from '../state/error-state.tsx';
import { Switch } from '../switch/switch.tsx';
import styles from './calendar-window.module.css';
import { MadeCalendars } from './made-calendars.tsx';
import { NewAddress } from './new-address.tsx';
import { useCalendars, useMakeCalendar } from './use-calendars.ts';

interface CalendarWindowProps {
  /** Undefined for all own trips. */
  readonly trip?: { readonly id: string; readonly title: string };
  readonly onClose: () => void;
}

/** Makes secret addresses that calendar programs read a trip, or all trips, from; renews and ends them. */
export function CalendarWindow({ trip, onClose }: CalendarWindowProps) {
  const tripId = trip?.id ?? null;
  const { calendars, isError, refetch } = useCalendars(tripId);
  const [withReferences, setWithReferences] = useState(false);
  const [made, setMade] = useState<CalendarAddress>();
  const make = useMakeCalendar(setMade);
  const others = calendars?.filter(({ id }) => id !== made?.id) ?? [];
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title="Calendar"
      description={
        trip
          ? `"${trip.title}" in your own calendar, kept up to date`
          : 'All your trips in your own calendar, kept up to date'
      }
    >
      <DialogBody>
        <div className={styles.stack}>
          {made && <NewAddress made={made} title={trip?.title ?? 'My trips'} />}
          <p className={styles.note}>
            Whoever has the address can read the calendar, without signing in. Most programs look for changes every
            hour, Google only every 8 to 24 hours.
          </p>
          {!made && (
            <Switch
              label="Booking references"
              hint="Without them nobody who reads the calendar can change a booking."
              checked={withReferences}
              onCheckedChange={setWithReferences}
            />
          )}
          {isError && <ErrorState what="your calendars" onRetry={() => void refetch()} />}
          {others.length > 0 && (
            <MadeCalendars
              calendars={others}
              isRenewing={make.isPending}
              onRenew={({ id, withReferences: had }) => make.mutate({ tripId, withReferences: had, instead: id })}
            />
          )}
        </div>
      </DialogBody>
      <DialogActions>
        <Button onClick={onClose}>Close</Button>
        {!made && (
          <Button
            variant="primary"
            pending={make.isPending}
            pendingLabel="Making..."
            onClick={() => make.mutate({ tripId, withReferences })}
          >
            Make an address
          </Button>
        )}
      </DialogActions>
    </Dialog>
  );
}
