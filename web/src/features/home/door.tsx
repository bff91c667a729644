import type { LucideIcon } from 'lucide-react';
import { Link } from 'react-router-dom';
import { DrawnScene } from '../../ui/cover/drawn-scene.tsx';
import type { Pictured } from '../../ui/cover/scene.ts';
import styles from './door.module.css';

interface DoorProps {
  /** What is drawn on it. */
  readonly scene: Pictured;
  readonly icon: LucideIcon;
  readonly title: string;
  readonly text: string;
  /** Where it leads, or what it does. */
  readonly to?: string;
  readonly onPress?: () => void;
}

/** One way to begin: a large card that is a link or a button as a whole. */
export function Door({ scene, icon: Icon, title, text, to, onPress }: DoorProps) {
  const content = (
    <>
      <DrawnScene {...scene} className={styles.art} />
      <span className={styles.words}>
        <span className={styles.icon}>
          <Icon aria-hidden="true" />
        </span>
        <span className={styles.title}>{title}</span>
        <span className={styles.text}>{text}</span>
      </span>
    </>
  );
  if (to !== undefined) {
    return (
      <Link to={to} className={styles.door}>
        {content}
      </Link>
    );
  }
  return (
    <button type="button" className={styles.door} onClick={onPress}>
      {content}
    </button>
  );
}
