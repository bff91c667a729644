import { useQuery } from '@tanstack/react-query';
import { Check, Copy, MapPin, Navigation } from 'lucide-react';
import { Link } from 'react-router-dom';
import { ownZone } from '#shared/time/zone-names.ts';
import { formatDayWithWeekday } from '#shared/trips/dates.ts';
import type { Trip } from '#shared/trips/schema.ts';
import { paths } from '../../lib/paths.ts';
import { showToast } from '../../lib/toast-store.ts';
import { dayQueries } from '../../lib/trips/day-queries.ts';
import type { SeenAs } from '../../lib/trips/trip-queries.ts';
import { useCopied } from '../../lib/use-copied.ts';
import { Documents } from '../documents/documents.tsx';
import { Skeleton } from '../skeleton/skeleton.tsx';
import { directionsTo, inWords, nowAndNext, type TimedItem } from './now-and-next.ts';
import styles from './now-panel.module.css';
import { useMinute } from './use-minute.ts';

interface NowPanelProps {
  readonly trip: Pick<Trip, 'id' | 'title' | 'startDate' | 'endDate'>;
  /** Whether the trip is named: where it is not the page's own. */
  readonly named?: boolean;
  /** As whom the trip's owner looks at it, if not as themselves. */
  readonly as?: SeenAs | undefined;
}

/** 'Now and next' of a trip that runs or is about to: what is on, and what comes with all that one needs for it. */
export function NowPanel({ trip, named = false, as }: NowPanelProps) {
  const { data: days } = useQuery(dayQueries.ofTrip(trip.id, as));
  const now = useMinute();
  if (!days) return <Skeleton height="8rem" />;
  const found = nowAndNext(trip, days, now, ownZone());
  if (!found || (found.on.length === 0 && !found.next)) return null;
  return (
    <section className={styles.panel} aria-labelledby={`now-${trip.id}`}>
      <h2 id={`now-${trip.id}`} className={styles.heading}>
        Now and next
        {named && (
          <>
            {' · '}
            <Link to={paths.trip(trip.id)}>{trip.title}</Link>
          </>
        )}
      </h2>
      <div className={styles.items}>
        {found.on.map((item) => (
          <Item key={item.activity.id} trip={trip.id} item={item} when="Now" />
        ))}
        {found.next && <Item trip={trip.id} item={found.next} when={inWords(found.next.start - now)} isNext />}
      </div>
    </section>
  );
}

interface ItemProps {
  readonly trip: string;
  readonly item: TimedItem;
  readonly when: string;
  readonly isNext?: boolean;
}

function Item({ trip, item: { activity, dayId, date }, when, isNext = false }: ItemProps) {
  const { title, time, endTime, location, confirmationNumber, emailIds, documents } = activity;
  const directions = directionsTo(activity, navigator.userAgent);
  return (
    <article className={styles.item} aria-label={title}>
      <p className={styles.when}>
        <span {...(isNext && { role: 'timer' })} className={styles.count}>
          {when}
        </span>
        <span>{isNext ? `${formatDayWithWeekday(date)}, ${time}` : endTime !== null && `until ${endTime}`}</span>
      </p>
      <p className={styles.title}>
        <Link to={`${paths.trip(trip)}?day=${dayId}`}>{title}</Link>
      </p>
      {location !== null && (
        <p className={styles.place}>
          <MapPin aria-hidden="true" />
          {location}
        </p>
      )}
      <p className={styles.actions}>
        {confirmationNumber !== null && <Code number={confirmationNumber} />}
        {emailIds.map((id, n) => (
          <Link key={id} className={styles.action} to={paths.email(id)}>
            {n === 0 ? 'From your mail' : `Mail ${n + 1}`}
          </Link>
        ))}
        {directions !== undefined && (
          <a className={styles.action} href={directions} target="_blank" rel="noreferrer">
            <Navigation aria-hidden="true" />
            Directions
          </a>
        )}
      </p>
      <Documents documents={documents} of={title} />
    </article>
  );
}

function Code({ number }: { readonly number: string }) {
  const { copied, copy } = useCopied();
  const press = async () => {
    if (await copy(number)) return;
    showToast({ title: 'Could not copy', description: `The number is ${number}.`, tone: 'destructive' });
  };
  return (
    <button type="button" className={styles.action} onClick={press} aria-label={`Copy confirmation number ${number}`}>
      {copied ? <Check aria-hidden="true" /> : <Copy aria-hidden="true" />}
      {number}
      <span role="status">{copied ? 'Copied!' : ''}</span>
    </button>
  );
}
