import { ChevronLeft, ChevronRight, CreditCard, X } from 'lucide-react';
import { Dialog } from 'radix-ui';
import { type KeyboardEvent, useRef, useState } from 'react';
import type { Document } from '#shared/documents/document.ts';
import { Button } from '../button/button.tsx';
import { IconButton } from '../button/icon-button.tsx';
import { useFocusReturn } from '../dialog/use-focus-return.ts';
import { useSwipe } from '../photos/use-swipe.ts';
import { Skeleton } from '../skeleton/skeleton.tsx';
import { ErrorState } from '../state/error-state.tsx';
import { PassCode } from './lazy-pass-code.tsx';
import { PassFields } from './pass-fields.tsx';
import styles from './pass-window.module.css';
import type { Pass } from './read-pass.ts';
import { useGate } from './use-gate.ts';
import { usePass } from './use-pass.ts';

interface PassWindowProps {
  /** Of several passengers. */
  readonly passes: readonly Document[];
  /** Which of them is shown at first. */
  readonly first: number;
  readonly onClose: () => void;
}

/** Passes full-screen, one a page: fields and code, or at the gate the code alone, on white. */
export function PassWindow({ passes, first, onClose }: PassWindowProps) {
  const focusReturn = useFocusReturn();
  const content = useRef<HTMLDivElement>(null);
  const [index, setIndex] = useState(first);
  const gate = useGate(content);
  const step = (by: number) => setIndex((now) => (now + by + passes.length) % passes.length);
  const swipe = useSwipe(step);
  const document = passes[index];
  const pass = usePass(document?.documentURL ?? '');
  if (!document) return null;
  const isMany = passes.length > 1;
  const onKeyDown = (event: KeyboardEvent) => {
    if (!isMany || (event.key !== 'ArrowRight' && event.key !== 'ArrowLeft')) return;
    event.preventDefault();
    step(event.key === 'ArrowRight' ? 1 : -1);
  };
  const close = (open: boolean) => {
    if (open) return;
    if (gate.isShown) gate.leave();
    else onClose();
  };
  return (
    <Dialog.Root open onOpenChange={close}>
      <Dialog.Portal>
        <Dialog.Content
          {...focusReturn}
          ref={content}
          className={styles.content}
          aria-describedby={undefined}
          data-fills-screen
          data-gate={gate.isShown || undefined}
          onKeyDown={onKeyDown}
        >
          <header className={styles.header}>
            <Dialog.Title className={styles.title} aria-live="polite">
              {document.name}
              {isMany && <span className={styles.count}>{` ${index + 1} of ${passes.length}`}</span>}
            </Dialog.Title>
            <Dialog.Close asChild>
              <IconButton icon={X} label={gate.isShown ? 'Back to the pass' : 'Close'} />
            </Dialog.Close>
          </header>
          <div className={styles.stage} {...(isMany ? swipe : {})}>
            {pass.isPending && <Skeleton height="20rem" />}
            {pass.isError && <ErrorState what="this pass" onRetry={() => void pass.refetch()} />}
            {pass.data && <PassPage key={document.documentURL} pass={pass.data} isAtGate={gate.isShown} />}
          </div>
          <footer className={styles.footer}>
            {!gate.isShown && (
              <>
                <Button variant="primary" disabled={!pass.data?.code} onClick={gate.show}>
                  Show at the gate
                </Button>
                <a className={styles.wallet} href={document.documentURL} type={document.type}>
                  <CreditCard aria-hidden="true" />
                  Add to Wallet
                </a>
              </>
            )}
            {isMany && (
              <span className={styles.turns}>
                <IconButton icon={ChevronLeft} label="Previous pass" onClick={() => step(-1)} />
                <IconButton icon={ChevronRight} label="Next pass" onClick={() => step(1)} />
              </span>
            )}
          </footer>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

function PassPage({ pass, isAtGate }: { readonly pass: Pass; readonly isAtGate: boolean }) {
  const { code } = pass;
  return (
    <article className={styles.pass} aria-label={pass.description}>
      {!isAtGate && <PassFields pass={pass} />}
      {code ? <PassCode code={code} isLarge={isAtGate} /> : <p className={styles.none}>This pass has no code.</p>}
    </article>
  );
}
