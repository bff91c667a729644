import { ArrowLeft, ArrowRight } from 'lucide-react';
import { Link } from 'react-router-dom';
import type { TripDay } from '#shared/days/schema.ts';
import type { TripDetail } from '#shared/trips/schema.ts';
import { useDayLink } from '../chosen-day.ts';
import { DayHeader } from './day-header.tsx';
import { DayPhotos } from './day-photos.tsx';
import styles from './day-view.module.css';
import { Itinerary } from './itinerary.tsx';

interface DayViewProps {
  readonly trip: TripDetail;
  readonly day: TripDay;
  readonly days: readonly TripDay[];
}

export function DayView({ trip, day, days }: DayViewProps) {
  const position = days.findIndex(({ id }) => id === day.id);
  return (
    <div className={styles.view}>
      <DayHeader trip={trip} day={day} number={position + 1} />
      <Itinerary day={day} days={days} />
      <DayPhotos day={day} />
      <nav className={styles.neighbours} aria-label="Neighboring days">
        <Neighbour day={days[position - 1]} number={position} way="previous" />
        <Neighbour day={days[position + 1]} number={position + 2} way="next" />
      </nav>
    </div>
  );
}

interface NeighbourProps {
  readonly day: TripDay | undefined;
  readonly number: number;
  readonly way: 'previous' | 'next';
}

function Neighbour({ day, number, way }: NeighbourProps) {
  const linkOf = useDayLink();
  if (!day) return <span />;
  return (
    <Link to={linkOf(day.id)} className={styles[way] ?? ''}>
      {way === 'previous' && <ArrowLeft aria-hidden="true" />}
      <span className={styles.neighbour}>
        <span className={styles.way}>
          {way === 'previous' ? 'Previous' : 'Next'}: Day {number}
        </span>
        <span className={styles.name} dir="auto">
          {day.title}
        </span>
      </span>
      {way === 'next' && <ArrowRight aria-hidden="true" />}
    </Link>
  );
}
