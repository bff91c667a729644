import { Car, type LucideIcon, Plane, Ship, TrainFront } from 'lucide-react';
import { count } from '#shared/trips/dates.ts';
import { classNames } from '../class-names.ts';
import hidden from '../visually-hidden.module.css';
import styles from './boarding-strip.module.css';
import type { Journey, Stop } from './journey.ts';

const MEANS: Readonly<Record<Journey['by'], LucideIcon>> = { plane: Plane, train: TrainFront, ship: Ship, road: Car };

/** A journey as a boarding pass: from, to, and the local times of both; +1 when it arrives on the next day. */
export function BoardingStrip({
  journey: { by, from, to, departs, arrives, daysLater },
}: {
  readonly journey: Journey;
}) {
  const Means = MEANS[by];
  return (
    <div className={styles.strip}>
      <End way="from" stop={from} time={departs} />
      <div className={styles.way}>
        <span className={styles.path} aria-hidden="true">
          <Means />
        </span>
        {departs !== null && arrives !== null && <span className={styles.hint}>local times</span>}
      </div>
      <End way="to" stop={to} time={arrives} daysLater={daysLater} />
    </div>
  );
}

interface EndProps {
  readonly way: 'from' | 'to';
  readonly stop: Stop;
  readonly time: string | null;
  readonly daysLater?: number;
}

function End({ way, stop, time, daysLater = 0 }: EndProps) {
  return (
    <p className={classNames(styles.end, styles[way])}>
      <span className={hidden.visuallyHidden}>{way === 'from' ? 'From ' : 'to '}</span>
      {stop.code !== undefined && <span className={styles.code}>{stop.code}</span>}
      <span className={stop.code === undefined ? styles.code : styles.name}>{stop.name}</span>
      {time !== null && (
        <span className={styles.clock}>
          <time dateTime={time}>{time}</time>
          {daysLater > 0 && (
            <sup className={styles.later} title={`${count(daysLater, 'day')} later`}>
              +{daysLater}
            </sup>
          )}
        </span>
      )}
    </p>
  );
}
