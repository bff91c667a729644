import { AlertDialog } from 'radix-ui';
import type { ReactNode } from 'react';
import { Button } from '../button/button.tsx';
import { classNames } from '../class-names.ts';
import { closeOnEscape } from './close-on-escape.ts';
import styles from './confirm-dialog.module.css';
import frame from './dialog.module.css';
import { useFocusReturn } from './use-focus-return.ts';

interface ConfirmDialogProps {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  /** A few words: 'Delete trip'. */
  readonly title: string;
  /** The whole question, as specified. */
  readonly question: string;
  /** What else to know before answering. */
  readonly children?: ReactNode;
  /** The button that names the action: 'Delete'. */
  readonly confirmLabel: string;
  readonly tone?: 'primary' | 'danger';
  readonly onConfirm: () => void;
}

/** Asks for confirmation of a destructive action. 'Cancel' has the focus at first; Escape means Cancel. */
export function ConfirmDialog({
  open,
  onOpenChange,
  title,
  question,
  children,
  confirmLabel,
  tone = 'danger',
  onConfirm,
}: ConfirmDialogProps) {
  const focusReturn = useFocusReturn();
  return (
    <AlertDialog.Root open={open} onOpenChange={onOpenChange}>
      <AlertDialog.Portal>
        <AlertDialog.Overlay className={frame.overlay}>
          <AlertDialog.Content
            {...focusReturn}
            onKeyDown={closeOnEscape(() => onOpenChange(false))}
            className={classNames(frame.content, frame.narrow, styles.content)}
          >
            <AlertDialog.Title className={frame.title}>{title}</AlertDialog.Title>
            <AlertDialog.Description className={styles.question}>{question}</AlertDialog.Description>
            {children}
            <div className={styles.actions}>
              <AlertDialog.Cancel asChild>
                <Button>Cancel</Button>
              </AlertDialog.Cancel>
              <AlertDialog.Action asChild>
                <Button variant={tone} onClick={onConfirm}>
                  {confirmLabel}
                </Button>
              </AlertDialog.Action>
            </div>
          </AlertDialog.Content>
        </AlertDialog.Overlay>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  );
}
