import { RotateCw } from 'lucide-react';
import { Button } from '../button/button.tsx';
import styles from './state.module.css';

interface ErrorStateProps {
  /** What could not be loaded: 'your trips'. */
  readonly what: string;
  readonly onRetry: () => void;
}

/** In place of data that failed to load; never the empty state. */
export function ErrorState({ what, onRetry }: ErrorStateProps) {
  return (
    <div className={styles.state} role="alert">
      <p className={styles.title}>Could not load {what}</p>
      <p className={styles.text}>Check your connection, then try again.</p>
      <div className={styles.actions}>
        <Button icon={RotateCw} onClick={onRetry}>
          Try again
        </Button>
      </div>
    </div>
  );
}
