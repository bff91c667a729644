import { useEffect, useRef } from 'react';
import type { Span } from './locate-quote.ts';
import styles from './mail-text.module.css';

interface MailTextProps {
  readonly text: string;
  readonly marked: Span | undefined;
}

/** A mail as plain text, with one range marked and scrolled into view. */
export function MailText({ text, marked }: MailTextProps) {
  const pane = useRef<HTMLDivElement>(null);
  const mark = useRef<HTMLElement>(null);
  // Synchronises with the pane's scroll position: the mark is in view, and the page itself does not scroll.
  useEffect(() => {
    if (!marked || !pane.current || !mark.current) return;
    const { offsetTop, offsetHeight } = mark.current;
    const { scrollTop, clientHeight } = pane.current;
    if (offsetTop >= scrollTop && offsetTop + offsetHeight <= scrollTop + clientHeight) return;
    pane.current.scrollTo({ top: offsetTop - clientHeight / 3 });
  }, [marked]);
  return (
    // A scrolling pane must be focusable, so that it can be scrolled by keyboard.
    // biome-ignore lint/a11y/noNoninteractiveTabindex: see above
    <section ref={pane} className={styles.pane} aria-label="The email" tabIndex={0}>
      {marked ? (
        <>
          {text.slice(0, marked.start)}
          <mark ref={mark} className={styles.mark}>
            {text.slice(marked.start, marked.end)}
          </mark>
          {text.slice(marked.end)}
        </>
      ) : (
        text
      )}
    </section>
  );
}
