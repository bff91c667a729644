import type { ReactNode } from 'react';
import styles from './section.module.css';

/** A line in the place of something that is not there. */
export function Quiet({ children }: { readonly children: ReactNode }) {
  return <p className={styles.quiet}>{children}</p>;
}
