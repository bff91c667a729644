import { SendHorizontal } from 'lucide-react';
import { type FormEvent, type KeyboardEvent, useId } from 'react';
import { MAX_TEXT } from '#shared/contract/text.ts';
import { useWatchedForm } from '../../../lib/typed/use-typed.ts';
import styles from './composer.module.css';
import { changeConversation, DRAFT } from './conversation-store.ts';
import { usePlanner } from './planner-context.ts';
import { INPUT_ID } from './show-column.ts';

interface ComposerProps {
  readonly placeholder: string;
}

/** The chat's input. Enter sends, Shift+Enter starts a new line. */
export function Composer({ placeholder }: ComposerProps) {
  const { userId, chat, ask } = usePlanner();
  const hintId = useId();
  useWatchedForm(DRAFT, '', () => chat.draft);
  const send = () => ask(chat.draft);
  const sendByKey = (event: KeyboardEvent) => {
    // Enter that ends an IME composition, as in Japanese or Chinese, does not send.
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    send();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    send();
    document.getElementById(INPUT_ID)?.focus({ preventScroll: true });
  };
  return (
    <form className={styles.composer} onSubmit={submit}>
      <div className={styles.box}>
        <textarea
          id={INPUT_ID}
          className={styles.input}
          rows={1}
          aria-label="Message to the planner"
          aria-describedby={hintId}
          placeholder={placeholder}
          maxLength={MAX_TEXT}
          value={chat.draft}
          onChange={({ target }) => changeConversation(userId, (before) => ({ ...before, draft: target.value }))}
          onKeyDown={sendByKey}
        />
        <button
          type="submit"
          className={styles.send}
          aria-label="Send"
          title="Send"
          disabled={chat.draft.trim() === '' || chat.waiting}
        >
          <SendHorizontal aria-hidden="true" />
        </button>
      </div>
      <p id={hintId} className={styles.hint}>
        Enter sends, Shift + Enter begins a new line.
      </p>
    </form>
  );
}
