import { NotebookText, Plus, Trash2 } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import type { TripDay } from '#shared/days/schema.ts';
import { formatDay } from '#shared/trips/dates.ts';
import { Button } from '../../ui/button/button.tsx';
import { IconButton } from '../../ui/button/icon-button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { DAY_PARAMETER } from './chosen-day.ts';
import { useDeleteDay } from './day/use-day-changes.ts';
import styles from './day-index.module.css';
import { useEditor } from './editor.ts';
import { nightsByDay } from './timeline/nights.ts';

interface DayIndexProps {
  readonly days: readonly TripDay[];
  /** Undefined: the overall view. */
  readonly chosen: TripDay | undefined;
}

/**
 * The days of the trip along one line; where a stay goes on from one day to the next, the line is broad. At the left on
 * a wide screen, a strip of chips at the top on a phone.
 */
export function DayIndex({ days, chosen }: DayIndexProps) {
  const editor = useEditor();
  const deletion = useDeleteDay();
  const strip = useRef<HTMLElement>(null);
  const list = useRef<HTMLOListElement>(null);
  const chosenId = chosen?.id;
  const nights = nightsByDay(days);

  // Synchronises with the browser's scroll positions: the chosen entry is in the middle of the strip or list.
  useEffect(() => {
    const entry = list.current?.querySelector<HTMLElement>(`[data-day="${chosenId ?? 'overall'}"]`);
    if (entry) for (const box of [strip.current, list.current]) if (box) centre(box, entry);
  }, [chosenId]);

  // The pressed button goes with its day; the focus stays in the list.
  const remove = (day: TripDay) =>
    deletion.mutate(day, { onSuccess: () => strip.current?.focus({ preventScroll: true }) });

  return (
    <nav ref={strip} className={styles.index} aria-label="Timeline" tabIndex={-1}>
      <ol ref={list} className={styles.list}>
        <Entry
          id="overall"
          chosen={chosen === undefined}
          to={{ search: '' }}
          label="Overall Trip"
          icon={<NotebookText aria-hidden="true" />}
          line="Trip Overview"
          note="General information & notes"
        />
        {days.map((day, n) => {
          const night = nights.get(day.id);
          return (
            <Entry
              key={day.id}
              id={day.id}
              chosen={day.id === chosenId}
              to={{ search: `?${DAY_PARAMETER}=${day.id}` }}
              label={`Day ${n + 1}`}
              date={day.date}
              line={day.location ?? 'No location set'}
              faint={day.location === null}
              stays={night !== undefined && night.night < night.nights && n + 1 < days.length}
              action={
                editor && (
                  <IconButton
                    icon={Trash2}
                    label={`Delete day ${n + 1}`}
                    tone="danger"
                    className={styles.delete}
                    disabled={deletion.isPending && deletion.variables.id === day.id}
                    onClick={() => remove(day)}
                  />
                )
              }
            />
          );
        })}
      </ol>
      {editor && (
        <Button className={styles.add ?? ''} icon={Plus} onClick={() => editor.open({ kind: 'add-day' })}>
          Add Day
        </Button>
      )}
    </nav>
  );
}

interface EntryProps {
  readonly id: string;
  readonly chosen: boolean;
  readonly to: { readonly search: string };
  readonly label: string;
  readonly icon?: ReactNode;
  readonly date?: string;
  readonly line: string;
  readonly faint?: boolean;
  readonly note?: string;
  /** Whether one wakes up on the next day in the same house. */
  readonly stays?: boolean;
  readonly action?: ReactNode;
}

function Entry({ id, chosen, to, label, icon, date, line, faint, note, stays, action }: EntryProps) {
  return (
    <li data-day={id} className={classNames(styles.entry, chosen && styles.chosen, stays && styles.stays)}>
      <Link to={to} className={styles.link ?? ''} aria-current={chosen ? 'true' : undefined}>
        <span className={styles.node} aria-hidden="true">
          {icon}
        </span>
        <span className={styles.words}>
          <span className={styles.first}>
            <span className={styles.label}>{label}</span>
            {date !== undefined && <time dateTime={date.slice(0, 10)}>{formatDay(date)}</time>}
          </span>
          <span className={classNames(styles.line, faint && styles.faint)}>{line}</span>
          {note !== undefined && <span className={styles.note}>{note}</span>}
        </span>
      </Link>
      {action}
    </li>
  );
}

/** Scrolls a box so that one of its entries is in its middle. */
function centre(box: HTMLElement, entry: HTMLElement): void {
  const outer = box.getBoundingClientRect();
  const inner = entry.getBoundingClientRect();
  box.scrollBy({
    left: inner.left + inner.width / 2 - (outer.left + outer.width / 2),
    top: inner.top + inner.height / 2 - (outer.top + outer.height / 2),
  });
}
