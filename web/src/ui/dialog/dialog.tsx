import { X } from 'lucide-react';
import { Dialog as RadixDialog } from 'radix-ui';
import type { ReactNode } from 'react';
import { IconButton } from '../button/icon-button.tsx';
import { classNames } from '../class-names.ts';
import { closeOnEscape, leaveToOpenList } from './close-on-escape.ts';
import styles from './dialog.module.css';
import { useFocusReturn } from './use-focus-return.ts';

interface DialogProps {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  readonly title: string;
  /** One sentence below the title. */
  readonly description?: ReactNode;
  readonly size?: 'narrow' | 'medium' | 'wide';
  /** While saving, the dialog cannot be closed. */
  readonly locked?: boolean;
  /** Takes the focus when the dialog closes; false where it returns to what opened it. */
  readonly takeFocus?: (() => boolean) | undefined;
  readonly children: ReactNode;
}

/**
 * A window over the page; on a phone a bottom sheet. Escape, the cross and a press outside close it, and focus returns
 * to what opened it. Put the buttons in `DialogActions`, which stays visible while the rest scrolls.
 */
export function Dialog({
  open,
  onOpenChange,
  title,
  description,
  size = 'medium',
  locked = false,
  takeFocus,
  children,
}: DialogProps) {
  const focusReturn = useFocusReturn(takeFocus);
  const change = (next: boolean) => (next || !locked) && onOpenChange(next);
  return (
    <RadixDialog.Root open={open} onOpenChange={change}>
      <RadixDialog.Portal>
        <RadixDialog.Overlay className={styles.overlay}>
          <RadixDialog.Content
            {...focusReturn}
            onEscapeKeyDown={leaveToOpenList}
            onKeyDown={closeOnEscape(() => change(false))}
            className={classNames(styles.content, styles[size])}
            {...(description === undefined ? { 'aria-describedby': undefined } : {})}
          >
            <header className={styles.header}>
              <RadixDialog.Title className={styles.title}>{title}</RadixDialog.Title>
              {description !== undefined && (
                <RadixDialog.Description className={styles.description}>{description}</RadixDialog.Description>
              )}
            </header>
            {children}
            {/* Last, so that the first field has the focus when the dialog opens. */}
            <RadixDialog.Close asChild disabled={locked}>
              <IconButton icon={X} label="Close" className={styles.close} />
            </RadixDialog.Close>
          </RadixDialog.Content>
        </RadixDialog.Overlay>
      </RadixDialog.Portal>
    </RadixDialog.Root>
  );
}

/** The scrolling part between the title and the buttons. */
export function DialogBody({ children }: { readonly children: ReactNode }) {
  return <div className={styles.body}>{children}</div>;
}

/** The row of buttons at the bottom, the main one last. */
export function DialogActions({ children }: { readonly children: ReactNode }) {
  return <footer className={styles.actions}>{children}</footer>;
}
