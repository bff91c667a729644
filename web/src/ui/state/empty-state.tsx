import type { ReactNode } from 'react';
import styles from './state.module.css';

interface EmptyStateProps {
  readonly title: string;
  readonly text?: ReactNode;
  /** A drawing; without it a small landscape stands there. */
  readonly art?: ReactNode;
  /** The one thing to do about it. */
  readonly action?: ReactNode;
  /** Of the heading: 1 where it is the whole page. */
  readonly level?: 1 | 2 | 3;
}

/** Nothing here yet: says so, and offers the one thing that changes it. */
export function EmptyState({ title, text, art, action, level = 2 }: EmptyStateProps) {
  const Heading = `h${level}` as const;
  return (
    <div className={styles.state}>
      {art && <div className={styles.art}>{art}</div>}
      <Heading className={styles.title}>{title}</Heading>
      {text !== undefined && <p className={styles.text}>{text}</p>}
      {action && <div className={styles.actions}>{action}</div>}
    </div>
  );
}
