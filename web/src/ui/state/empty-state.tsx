import type { ReactNode } from 'react';
import styles from './state.module.css';

interface EmptyStateProps {
  readonly title: string;
  readonly text?: ReactNode;
  /** A drawing; by default a small landscape. */
  readonly art?: ReactNode;
  /** The one action to offer. */
  readonly action?: ReactNode;
  /** Of the heading: 1 if it is the whole page. */
  readonly level?: 1 | 2 | 3;
}

/** Says that there is nothing yet, and offers the one action that changes it. */
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
