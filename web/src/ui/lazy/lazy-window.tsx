import { type ComponentType, Suspense, useEffect } from 'react';
import { showMissing } from '../../lib/lazy/show-missing.ts';
import { type LazyComponent, lazyComponent } from './lazy-component.tsx';

interface WindowProps {
  readonly onClose: () => void;
}

/**
 * A lazily loaded dialog. When loading fails a toast says so and the dialog counts as closed, so that the next press
 * retries; the page behind it stays as it is.
 */
export function lazyWindow<Props extends WindowProps>(
  fetchCode: () => Promise<ComponentType<Props>>,
): LazyComponent<Props> {
  const Dialog = lazyComponent(fetchCode, ({ onClose }) => <Missing onClose={onClose} />);
  const Opened = (props: Props) => (
    <Suspense fallback={null}>
      <Dialog {...props} />
    </Suspense>
  );
  return Object.assign(Opened, { part: Dialog.part });
}

function Missing({ onClose }: WindowProps) {
  // Synchronises with the toasts, and with the owner of the dialog, who closes it.
  useEffect(() => {
    showMissing('this window');
    onClose();
  }, [onClose]);
  return null;
}
