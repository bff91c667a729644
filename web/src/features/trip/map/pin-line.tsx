import { formatDay } from '#shared/trips/dates.ts';
import { classNames } from '../../../ui/class-names.ts';
import { dayStyle } from './day-colours.ts';
import type { Item } from './items.ts';
import styles from './pin-line.module.css';
import { useIsPointed } from './pointed-item.ts';

interface PinLineProps {
  readonly pin: Item;
  /** The day's, ISO 8601. */
  readonly date: string;
  readonly onPress: () => void;
}

/** An item of the trip as one line: number, title, day and time. Pressing it goes there. */
export function PinLine({ pin: { activity, number, dayNumber }, date, onPress }: PinLineProps) {
  const pointed = useIsPointed(activity.id);
  return (
    <button
      type="button"
      className={classNames(styles.line, pointed && styles.pointed)}
      style={dayStyle(dayNumber - 1)}
      data-pin={activity.id}
      onClick={onPress}
    >
      <span className={styles.number} aria-hidden="true">
        {number}
      </span>
      <span className={styles.words}>
        <span className={styles.title}>{activity.title}</span>
        <span className={styles.when}>
          Day {dayNumber}, {formatDay(date)}
          {activity.time !== null && `, ${activity.time}`}
        </span>
      </span>
    </button>
  );
}
