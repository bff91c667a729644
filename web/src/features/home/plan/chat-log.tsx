import { type RefObject, useEffect, useRef } from 'react';
import styles from './chat-log.module.css';
import { ChatMessage } from './chat-message.tsx';
import { usePlanner } from './planner-context.ts';

/** The messages so far. What comes in is read out; the newest is in sight, an answer from its beginning. */
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

function useNewestInSight(log: RefObject<HTMLDivElement | null>, messages: number, waiting: boolean): void {
  // Synchronises with the scroll position of the log.
  useEffect(() => {
    const newest = log.current?.querySelector<HTMLElement>('ol > li:last-child');
    if (!log.current || !newest || messages === 1) return;
    log.current.scrollTop = waiting ? log.current.scrollHeight : newest.offsetTop - log.current.offsetTop - 16;
  }, [log, messages, waiting]);
}
