import { type RefObject, useEffect, useRef } from 'react';
import styles from './chat-log.module.css';
import { ChatMessage } from './chat-message.tsx';
import { usePlanner } from './planner-context.ts';

/** How much of the previous messages stays visible above an answer. */
const MARGIN_PX = 16;

/** The messages so far. New ones are announced; the newest is scrolled into view, an answer from its beginning. */
export function ChatLog() {
  const { chat } = usePlanner();
  const log = useRef<HTMLDivElement>(null);
  useNewestInSight(log, chat.messages.length, chat.waiting);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
    <div ref={log} className={styles.log} role="log" aria-label="Conversation" tabIndex={0}>
      <ol className={styles.messages}>
        {chat.messages.map((message) => (
          <ChatMessage key={message.id} message={message} />
        ))}
      </ol>
      {chat.waiting && (
        <p className={styles.thinking}>
          <span className={styles.dots} aria-hidden="true">
            <span />
            <span />
            <span />
          </span>
          We're thinking...
        </p>
      )}
    </div>
  );
}

/** User input that means that the traveller is scrolling elsewhere. */
const HANDS_ON = ['wheel', 'touchmove', 'pointerdown', 'keydown'] as const;

function useNewestInSight(log: RefObject<HTMLDivElement | null>, messages: number, waiting: boolean): void {
  // Synchronises with the scroll position of the log, also while parts of the newest message still arrive.
  useEffect(() => {
    const box = log.current;
    const list = box?.querySelector('ol');
    const newest = list?.lastElementChild;
    if (!box || !list || !(newest instanceof HTMLElement) || messages === 1) return;
    const show = () => {
      box.scrollTop = waiting ? box.scrollHeight : newest.offsetTop - MARGIN_PX;
    };
    show();
    const arrivals = new ResizeObserver(show);
    arrivals.observe(list);
    const leave = () => arrivals.disconnect();
    for (const kind of HANDS_ON) box.addEventListener(kind, leave, { once: true, passive: true });
    return () => {
      leave();
      for (const kind of HANDS_ON) box.removeEventListener(kind, leave);
    };
  }, [log, messages, waiting]);
}
