import { Car, type LucideIcon, Plane, Ship, TrainFront } from 'lucide-react';
import { classNames } from '../class-names.ts';
import { type ClockNote, ClockTime } from '../clock/clock-time.tsx';
import hidden from '../visually-hidden.module.css';
import styles from './boarding-strip.module.css';
import type { Journey, Stop } from './journey.ts';

const MEANS: Readonly<Record<Journey['by'], LucideIcon>> = { plane: Plane, train: TrainFront, ship: Ship, road: Car };

/** A journey as a boarding pass: from, to, and the local times of both; '+1' or '-1' when it arrives on another date. */
export function BoardingStrip({
  journey: { by, from, to, departs, arrives, daysLater, clocks, facts = [] },
}: {
  readonly journey: Journey;
}) {
  const Means = MEANS[by];
  return (
    <div className={styles.strip}>
      <End way="from" stop={from} time={departs} note={clocks?.start} />
      <div className={styles.way}>
        <span className={styles.path} aria-hidden="true">
          <Means />
        </span>
        {departs !== null && arrives !== null && <span className={styles.hint}>local times</span>}
      </div>
      <End way="to" stop={to} time={arrives} note={clocks?.end} daysLater={daysLater} />
      {facts.length > 0 && (
        <dl className={styles.facts}>
          {facts.map(([label, value]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      )}
    </div>
  );
}

interface EndProps {
  readonly way: 'from' | 'to';
  readonly stop: Stop;
  readonly time: string | null;
  readonly note: ClockNote | undefined;
  readonly daysLater?: number;
}

function End({ way, stop, time, note, daysLater = 0 }: EndProps) {
  return (
    <p className={classNames(styles.end, styles[way])}>
      <span className={hidden.visuallyHidden}>{way === 'from' ? 'From ' : 'to '}</span>
      {stop.code !== undefined && <span className={styles.code}>{stop.code}</span>}
      <span className={stop.code === undefined ? styles.code : styles.name} dir="auto">
        {stop.name}
      </span>
      {time !== null && (
        <span className={styles.clock}>
          <ClockTime time={time} note={note} days={daysLater} />
        </span>
      )}
    </p>
  );
}
