import type { ReactNode } from 'react';
import styles from './live-line.module.css';

/** A line that says that something is updated live. */
export function LiveLine({ children }: { readonly children: ReactNode }) {
  return (
    <p className={styles.line}>
      <span className={styles.dot} aria-hidden="true" />
      {children}
    </p>
  );
}
