import { X } from 'lucide-react';
import { Toast } from 'radix-ui';
import { useEffect, useRef, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { currentToast, dismissToast, type ShownToast, subscribeToToasts } from '../../lib/toast-store.ts';
import { watchSubjects } from '../../lib/toast-subjects.ts';
import { IconButton } from '../button/icon-button.tsx';
import { classNames } from '../class-names.ts';
import styles from './toaster.module.css';
import { useToastPlace } from './use-toast-place.ts';

const SWIPE_PX = 50;

// Loaded with the toaster's own code, which is not part of the first page.
watchSubjects();

/**
 * Where toasts are shown: dismissed by a swipe to the right, focused by F8, paused while hovered or focused. Outside
 * the page, so that they are above an open dialog too.
 */
export function Toaster() {
  const toast = useSyncExternalStore(subscribeToToasts, currentToast);
  const viewport = useRef<HTMLOListElement>(null);
  useToastPlace(viewport, toast);
  return createPortal(
    <Toast.Provider swipeDirection="right" swipeThreshold={SWIPE_PX} label="Notification">
      {toast && <OneToast key={toast.id} toast={toast} />}
      <Toast.Viewport ref={viewport} className={styles.viewport} hotkey={['F8']} label="Notifications ({hotkey})" />
    </Toast.Provider>,
    document.body,
  );
}

function OneToast({ toast }: { readonly toast: ShownToast }) {
  const { id, title, description, tone, action, durationMs, onShown } = toast;
  // Synchronises with the screen: from here on the toast is visible.
  useEffect(() => {
    onShown?.();
  }, [onShown]);
  return (
    <Toast.Root
      className={classNames(styles.toast, tone === 'destructive' && styles.destructive)}
      duration={durationMs}
      type="foreground"
      onOpenChange={(open) => !open && dismissToast(id)}
    >
      <div className={styles.text}>
        <Toast.Title className={styles.title}>{title}</Toast.Title>
        {description !== undefined && (
          <Toast.Description className={styles.description}>{description}</Toast.Description>
        )}
      </div>
      {action && (
        <Toast.Action
          className={styles.action}
          altText={`${action.label} (press F8 to reach this notification)`}
          onClick={action.onPress}
        >
          {action.label}
        </Toast.Action>
      )}
      <Toast.Close asChild>
        <IconButton icon={X} label="Dismiss" className={styles.close} />
      </Toast.Close>
    </Toast.Root>
  );
}
