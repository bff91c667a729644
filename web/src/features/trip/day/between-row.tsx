import type { Between } from '../timeline/between.ts';
import styles from './between-row.module.css';

/** A thin row between two others: how the clocks change there, the time that is free, and the way. */
export function BetweenRow({ between: { clocks, free, way } }: { readonly between: Between }) {
  if (clocks === undefined && free === undefined && way === undefined) return null;
  return (
    <li className={styles.row}>
      {clocks !== undefined && <span className={styles.clocks}>{clocks}</span>}
      {free !== undefined && <span>{free}</span>}
      {way !== undefined && <span>{way}</span>}
    </li>
  );
}
