import { ChevronLeft, ChevronRight } from 'lucide-react';
import { IconButton } from '../../../ui/button/icon-button.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { contentShown, turn } from './conversation.ts';
import { changeConversation } from './conversation-store.ts';
import { ColumnContent } from './later-parts.ts';
import { NoSuggestion } from './no-suggestion.tsx';
import styles from './plan-column.module.css';
import { usePlanner } from './planner-context.ts';
import { COLUMN_ID } from './show-column.ts';

/** The chat's results: ideas, or one suggestion, or the placeholder. Earlier ones can be shown again. */
export function PlanColumn() {
  const { chat } = usePlanner();
  const content = contentShown(chat);
  return (
    <section id={COLUMN_ID} className={styles.column} aria-label="What the planner suggests" tabIndex={-1}>
      {(chat.contents.length > 1 || content?.kind === 'ideas') && (
        <div className={classNames(styles.head, content?.kind === 'suggestion' && styles.onPicture)}>
          {content?.kind === 'ideas' && <h3 className={styles.title}>Trip Ideas</h3>}
          {chat.contents.length > 1 && <Turning />}
        </div>
      )}
      {content ? <ColumnContent key={chat.shown} content={content} /> : <NoSuggestion />}
    </section>
  );
}

function Turning() {
  const { userId, chat } = usePlanner();
  const turnBy = (by: -1 | 1) => changeConversation(userId, (before) => turn(before, by));
  return (
    <div className={styles.turning}>
      <IconButton icon={ChevronLeft} label="The one before" disabled={chat.shown === 0} onClick={() => turnBy(-1)} />
      <p className={styles.which}>
        {chat.shown + 1} of {chat.contents.length}
      </p>
      <IconButton
        icon={ChevronRight}
        label="The one after"
        disabled={chat.shown === chat.contents.length - 1}
        onClick={() => turnBy(1)}
      />
    </div>
  );
}
