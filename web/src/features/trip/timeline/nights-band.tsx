import { classNames } from '../../../ui/class-names.ts';
import styles from './nights-band.module.css';

interface NightsBandProps {
  /** The current night; 1 is the first. */
  readonly night: number;
  readonly nights: number;
}

/** Longer stays are only described in words. */
const MOST_DRAWN = 14;

/** A stay as a band of its nights, past ones filled. Decorative: the text next to it says the same. */
export function NightsBand({ night, nights }: NightsBandProps) {
  if (nights < 2 || nights > MOST_DRAWN) return null;
  return (
    <span className={styles.band} aria-hidden="true">
      {Array.from({ length: nights }, (_, n) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: nights have nothing but their number
        <span key={n} className={classNames(styles.night, n < night && styles.spent)} />
      ))}
    </span>
  );
}
