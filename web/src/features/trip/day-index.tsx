import { Map as MapIcon, NotebookText, Plus, Trash2 } from 'lucide-react';
import { Fragment, type ReactNode, useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import type { TripDay } from '#shared/days/schema.ts';
import type { Finding } from '#shared/health/finding.ts';
import { count, formatDay } from '#shared/trips/dates.ts';
import type { TripDetail } from '#shared/trips/schema.ts';
import { keepFocus } from '../../lib/keep-focus.ts';
import { useArrived } from '../../lib/lazy/use-arrived.ts';
import { Button } from '../../ui/button/button.tsx';
import { IconButton } from '../../ui/button/icon-button.tsx';
import { classNames } from '../../ui/class-names.ts';
import hidden from '../../ui/visually-hidden.module.css';
import { arrangePart } from './arrange/arrange-part.ts';
import { useDayLink } from './chosen-day.ts';
import { useDeleteDay } from './day/use-day-changes.ts';
import styles from './day-index.module.css';
import { useEditor } from './editor.ts';
import { useFindings } from './health/findings.ts';
import { dayStyle } from './map/day-colours.ts';
import { useTripMap } from './map/trip-map.ts';
import { nightsByDay } from './timeline/nights.ts';

/** Of a neighbour. */
const NEIGHBOUR_PX = 72;
/** Of the owner's control, which comes later, and the button before which a phone's strip fades out. */
const AFTER_PX = 96;

interface DayIndexProps {
  readonly trip: TripDetail;
  readonly days: readonly TripDay[];
  /** Undefined: the overall view. */
  readonly chosen: TripDay | undefined;
}

/**
 * The days of the trip along one line, which is thick for nights with accommodation. On the left of a wide screen, a
 * strip of chips at the top of a phone's.
 */
export function DayIndex({ trip, days, chosen }: DayIndexProps) {
  const editor = useEditor();
  const linkOf = useDayLink();
  const map = useTripMap();
  const arranging = useArrived(arrangePart, editor !== undefined || trip.audience === 'viewer');
  const deletion = useDeleteDay();
  const strip = useRef<HTMLElement>(null);
  const list = useRef<HTMLOListElement>(null);
  const chosenId = chosen?.id;
  const nights = nightsByDay(days);
  const findings = useFindings();
  const foundOn = (date: string) => findings?.told.filter((each) => date.startsWith(each.date)) ?? [];

  // Synchronises with the browser's scroll position: the selected entry is in view in the strip or list.
  useEffect(() => {
    const entry = list.current?.querySelector<HTMLElement>(`[data-day="${chosenId ?? 'overall'}"]`);
    const show = () => {
      if (entry) for (const box of [strip.current, list.current]) if (box) reveal(box, entry);
    };
    // After the layout, and again when something takes of its room, as the ideas below it do when they arrive.
    const sizes = new ResizeObserver(show);
    for (const box of [strip.current, list.current]) if (box) sizes.observe(box);
    return () => sizes.disconnect();
  }, [chosenId]);

  // The pressed button disappears with its day; the focus stays in the list.
  const remove = (day: TripDay) => deletion.mutate(day, { onSuccess: () => keepFocus(strip.current) });

  return (
    <div className={styles.side} data-side="">
      <nav ref={strip} className={styles.index} aria-label="Timeline" tabIndex={-1} data-index="">
        <ol ref={list} className={styles.list}>
          <Entry
            id="overall"
            chosen={chosen === undefined}
            to={linkOf()}
            label="Overall Trip"
            icon={<NotebookText aria-hidden="true" />}
            line="Trip Overview"
            note="General information & notes"
          />
          {days.map((day, n) => (
            <Fragment key={day.id}>
              {isOutside(day, trip) && !(n > 0 && isOutside(days[n - 1], trip)) && (
                <li className={styles.outside}>Outside the dates</li>
              )}
              <Entry
                id={day.id}
                chosen={day.id === chosenId}
                to={linkOf(day.id)}
                label={`Day ${n + 1}`}
                date={day.date}
                line={day.location ?? 'No location set'}
                faint={day.location === null}
                stays={nights.has(day.id)}
                {...(map?.hasPins && { colour: n })}
                found={foundOn(day.date)}
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
            </Fragment>
          ))}
        </ol>
        {map?.open && (
          <Button compact className={styles.map ?? ''} icon={MapIcon} onClick={map.open}>
            Map
          </Button>
        )}
        {editor && (
          <Button className={styles.add ?? ''} icon={Plus} onClick={() => editor.open({ kind: 'add-day' })}>
            Add Day
          </Button>
        )}
      </nav>
      {arranging && <arranging.IdeasTray tripId={trip.id} />}
    </div>
  );
}

/** Whether a day stands before or after the trip's dates. */
function isOutside(day: TripDay | undefined, { startDate, endDate }: TripDetail): boolean {
  const date = day?.date.slice(0, 10) ?? '';
  return date < startDate.slice(0, 10) || date > endDate.slice(0, 10);
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
  /** Whether the night after it is booked. */
  readonly stays?: boolean;
  /** The index of the day, whose colour it has on the map. */
  readonly colour?: number;
  /** What the check of the plan found about its date. */
  readonly found?: readonly Finding[];
  readonly action?: ReactNode;
}

function Entry({
  id,
  chosen,
  to,
  label,
  icon,
  date,
  line,
  faint,
  note,
  stays,
  colour,
  found = [],
  action,
}: EntryProps) {
  return (
    <li
      data-day={id}
      className={classNames(
        styles.entry,
        chosen && styles.chosen,
        stays && styles.stays,
        colour !== undefined && styles.coloured,
      )}
      style={colour === undefined ? undefined : dayStyle(colour)}
    >
      <Link to={to} className={styles.link ?? ''} aria-current={chosen ? 'true' : undefined}>
        <span className={styles.node} aria-hidden="true">
          {icon}
        </span>
        <span className={styles.words}>
          <span className={styles.first}>
            <span className={styles.label}>
              {label}
              {found.length > 0 && <Found found={found} />}
            </span>
            {date !== undefined && <time dateTime={date.slice(0, 10)}>{formatDay(date)}</time>}
          </span>
          <span className={classNames(styles.line, faint && styles.faint)} dir="auto">
            {line}
          </span>
          {note !== undefined && <span className={styles.note}>{note}</span>}
        </span>
      </Link>
      {action}
    </li>
  );
}

/** A dot, with its meaning in words. */
function Found({ found }: { readonly found: readonly Finding[] }) {
  const isBad = found.some(({ severity }) => severity === 'problem');
  return (
    <span className={classNames(styles.found, isBad && styles.problem)}>
      <span className={hidden.visuallyHidden}>, {count(found.length, 'thing')} to look at</span>
    </span>
  );
}

/** Scrolls a box just enough to show one of its entries, with a bit of its neighbours. */
function reveal(box: HTMLElement, entry: HTMLElement): void {
  const outer = box.getBoundingClientRect();
  const inner = entry.getBoundingClientRect();
  box.scrollBy({
    left: stepTo(inner.left - NEIGHBOUR_PX, inner.right + AFTER_PX, outer.left, outer.right),
    top: stepTo(inner.top - NEIGHBOUR_PX, inner.bottom + NEIGHBOUR_PX, outer.top, outer.bottom),
  });
}

/** The distance that brings `start` to `end` between `from` and `to`. */
function stepTo(start: number, end: number, from: number, to: number): number {
  if (start < from) return start - from;
  return end > to ? end - to : 0;
}
