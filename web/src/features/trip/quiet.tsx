import type { ReactNode } from 'react';
import styles from './section.module.css';

/** A line in place of missing content. */
export function Quiet({ children }: { readonly children: ReactNode }) {
  return <p className={styles.quiet}>{children}</p>;
}
