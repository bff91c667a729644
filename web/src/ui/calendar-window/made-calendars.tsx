import { RefreshCw, X } from 'lucide-react';
import type { Calendar } from '#shared/calendars/schema.ts';
import { formatInstantDay } from '../../lib/instants.ts';
import { Button } from '../button/button.tsx';
import styles from './calendar-window.module.css';
import { useEndCalendar } from './use-calendars.ts';

interface MadeCalendarsProps {
  readonly calendars: readonly Calendar[];
  readonly isRenewing: boolean;
  readonly onRenew: (calendar: Calendar) => void;
}

/** The calendars whose addresses can be read now; an address itself is not known any more. */
export function MadeCalendars({ calendars, isRenewing, onRenew }: MadeCalendarsProps) {
  const end = useEndCalendar();
  return (
    <ul className={styles.calendars} aria-label="Addresses that can be read">
      {calendars.map((calendar) => {
        const made = `Address of ${formatInstantDay(calendar.createdAt)}`;
        return (
          <li key={calendar.id} className={styles.calendar}>
            <span className={styles.name}>
              {made}
              <small className={styles.note}>
                {calendar.withReferences ? 'With booking references' : 'Without booking references'}
              </small>
            </span>
            <Button
              variant="quiet"
              icon={RefreshCw}
              disabled={isRenewing}
              aria-label={`Renew the ${made}`}
              onClick={() => onRenew(calendar)}
            >
              Renew
            </Button>
            <Button
              variant="quiet"
              icon={X}
              disabled={end.isPending}
              aria-label={`End the ${made}`}
              onClick={() => end.mutate(calendar)}
            >
              End
            </Button>
          </li>
        );
      })}
    </ul>
  );
}
