import { count } from '#shared/trips/dates.ts';
import type { Unread } from './read/found-trip.ts';
import styles from './unread-lines.module.css';

/** How many lines are told; the first ones say what is wrong with the others. */
const SHOWN = 20;

/** The lines of a file that could not be read, and why. */
export function UnreadLines({ unread }: { readonly unread: readonly Unread[] }) {
  if (unread.length === 0) return null;
  return (
    <section className={styles.unread} aria-label="Not read">
      <p className={styles.head}>{count(unread.length, 'line was not read', 'lines were not read')}</p>
      <ul>
        {unread.slice(0, SHOWN).map(({ line, why }) => (
          <li key={line}>
            Line {line}: {why}
          </li>
        ))}
      </ul>
    </section>
  );
}
