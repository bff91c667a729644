import { X } from 'lucide-react';
import { Toast } from 'radix-ui';
import { useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { currentToast, dismissToast, subscribeToToasts } from '../../lib/toast-store.ts';
import { IconButton } from '../button/icon-button.tsx';
import { classNames } from '../class-names.ts';
import styles from './toaster.module.css';

const SWIPE_PX = 50;

/**
 * Where toasts show: swiped away to the right, reached by F8, paused while hovered or focused. Beside the page rather
 * than in it, so that they stand above an open dialog too.
 */
export function Toaster() {
  const toast = useSyncExternalStore(subscribeToToasts, currentToast);
  return createPortal(
    <Toast.Provider swipeDirection="right" swipeThreshold={SWIPE_PX} label="Notification">
      {toast && (
        <Toast.Root
          key={toast.id}
          className={classNames(styles.toast, toast.tone === 'destructive' && styles.destructive)}
          duration={toast.durationMs}
          type="foreground"
          onOpenChange={(open) => !open && dismissToast(toast.id)}
        >
          <div className={styles.text}>
            <Toast.Title className={styles.title}>{toast.title}</Toast.Title>
            {toast.description !== undefined && (
              <Toast.Description className={styles.description}>{toast.description}</Toast.Description>
            )}
          </div>
          {toast.action && (
            <Toast.Action
              className={styles.action}
              altText={`${toast.action.label} (press F8 to reach this notification)`}
              onClick={toast.action.onPress}
            >
              {toast.action.label}
            </Toast.Action>
          )}
          <Toast.Close asChild>
            <IconButton icon={X} label="Dismiss" className={styles.close} />
          </Toast.Close>
        </Toast.Root>
      )}
      <Toast.Viewport className={styles.viewport} hotkey={['F8']} label="Notifications ({hotkey})" />
    </Toast.Provider>,
    document.body,
  );
}
