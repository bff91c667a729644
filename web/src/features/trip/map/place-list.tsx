import { X } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { IconButton } from '../../../ui/button/icon-button.tsx';
import styles from './place-list.module.css';

interface PlaceListProps {
  readonly title: string;
  readonly onClose: () => void;
  /** Below the title: what can be done with all of them. */
  readonly action?: ReactNode;
  readonly children: ReactNode;
}

/** A card over the foot of the map. It takes the focus, and Escape closes it. */
export function PlaceList({ title, onClose, action, children }: PlaceListProps) {
  const card = useRef<HTMLDivElement>(null);
  // Synchronises with the browser's focus, which returns to where it came from.
  useEffect(() => {
    const before = document.activeElement;
    card.current?.focus();
    return () => {
      if (before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true });
    };
  }, []);
  return (
    <div
      ref={card}
      role="dialog"
      aria-label={title}
      tabIndex={-1}
      className={styles.card}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        event.stopPropagation();
        onClose();
      }}
    >
      <div className={styles.head}>
        <h4 className={styles.title}>{title}</h4>
        <IconButton icon={X} label="Close the list" onClick={onClose} />
      </div>
      {action}
      <ul className={styles.list}>{children}</ul>
    </div>
  );
}
