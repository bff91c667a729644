import { keepFocus } from '../../../lib/keep-focus.ts';
import { classNames } from '../../../ui/class-names.ts';
import { usePlanner } from './planner-context.ts';
import styles from './prompt-buttons.module.css';
import type { Prompt } from './prompts.ts';

interface PromptButtonsProps {
  readonly prompts: readonly Prompt[];
  /** Large, for a chat that has not started. */
  readonly large: boolean;
}

/** Suggested prompts, one press each. */
export function PromptButtons({ prompts, large }: PromptButtonsProps) {
  const { ask } = usePlanner();
  if (prompts.length === 0) return null;
  return (
    <ul className={classNames(styles.prompts, large && styles.large)} aria-label="Ask for">
      {prompts.map(({ label, text, tripId }) => (
        <li key={label}>
          <button
            type="button"
            className={styles.prompt}
            onClick={() => {
              ask(text, tripId);
              // The buttons disappear while the answer is pending, which the log announces.
              requestAnimationFrame(() => keepFocus(document.querySelector<HTMLElement>('[role="log"]')));
            }}
          >
            {label}
          </button>
        </li>
      ))}
    </ul>
  );
}
