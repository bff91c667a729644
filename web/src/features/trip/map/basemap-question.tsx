import { Button } from '../../../ui/button/button.tsx';
import styles from './putting-pin.module.css';

interface BasemapQuestionProps {
  /** Who would be asked for the map, and so would learn where somebody looks. */
  readonly host: string;
  readonly onAnswer: (mayLoad: boolean) => void;
}

/** Asks before the map is loaded from another host than the site's own. */
export function BasemapQuestion({ host, onAnswer }: BasemapQuestionProps) {
  return (
    <div className={styles.bar} role="status">
      <p className={styles.words}>Load the map from {host}?</p>
      <Button variant="primary" onClick={() => onAnswer(true)}>
        Load
      </Button>
      <Button onClick={() => onAnswer(false)}>Not now</Button>
    </div>
  );
}
