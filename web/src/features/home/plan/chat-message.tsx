import { ArrowDown, Sparkles } from 'lucide-react';
import { classNames } from '../../../ui/class-names.ts';
import hidden from '../../../ui/visually-hidden.module.css';
import styles from './chat-message.module.css';
import { CityButton } from './city-button.tsx';
import type { Message } from './conversation.ts';
import { AccountList, ProposalCard } from './later-parts.ts';
import { replyParts } from './quick-add-parts.ts';
import { showColumn } from './show-column.ts';

const WHO_ANSWERED = { bedrock: 'Amazon Bedrock', 'built-in': 'the built-in planner' } as const;

/** '14:05' on the reader's own clock. */
function clock(instant: string): string {
  return new Date(instant).toTimeString().slice(0, 5);
}

/** One message of the chat: the planner's as text on the page, the traveller's own in a bubble. */
export function ChatMessage({ message }: { readonly message: Message }) {
  const { role, content, timestamp, planner, brought, account, proposal, failed } = message;
  const at = <time dateTime={timestamp}>{clock(timestamp)}</time>;
  if (role === 'user') {
    return (
      <li className={styles.own} data-role="user">
        <p className={hidden.visuallyHidden}>You</p>
        <p className={classNames(styles.bubble, failed && styles.failed)}>{content}</p>
        <p className={styles.foot}>{failed ? 'Not answered. Your words are back in the box below.' : at}</p>
      </li>
    );
  }
  return (
    <li className={styles.theirs} data-role="assistant">
      <span className={styles.sign} aria-hidden="true">
        <Sparkles />
      </span>
      <div className={styles.said}>
        <p className={hidden.visuallyHidden}>Planner</p>
        <p className={styles.text}>
          {replyParts(content).map(({ text, city, start }) =>
            city ? (
              <CityButton key={start} city={city}>
                {text}
              </CityButton>
            ) : (
              text
            ),
          )}
        </p>
        {account && <AccountList account={account} />}
        {proposal && <ProposalCard message={message} proposal={proposal} />}
        {brought && (
          <button type="button" className={styles.jump} onClick={showColumn}>
            {brought === 'ideas' ? 'See the ideas' : 'See the plan'}
            <ArrowDown aria-hidden="true" />
          </button>
        )}
        <p className={styles.foot}>
          {planner && <>Answered by {WHO_ANSWERED[planner]} · </>}
          {at}
        </p>
      </div>
    </li>
  );
}
