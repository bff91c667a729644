import type { SessionUser } from '#shared/session/schema.ts';
import { useFetchAhead } from '../../../lib/lazy/use-fetch-ahead.ts';
import { classNames } from '../../../ui/class-names.ts';
import type { MyTripsQuery } from '../use-my-trips.ts';
import { ChatLog } from './chat-log.tsx';
import { ComingUp } from './coming-up.tsx';
import { Composer } from './composer.tsx';
import { useConversation } from './conversation-store.ts';
import { LATER_PARTS } from './later-parts.ts';
import { PlanColumn } from './plan-column.tsx';
import styles from './planner.module.css';
import { PlannerContext } from './planner-context.ts';
import { PromptButtons } from './prompt-buttons.tsx';
import { isUntouched, promptsFor } from './prompts.ts';
import { TripChoice } from './trip-choice.tsx';
import { upcomingTrips } from './upcoming-trips.ts';
import { useAsk } from './use-ask.ts';
import { useSignedOutElsewhere } from './use-signed-out-elsewhere.ts';

interface PlannerProps {
  readonly user: SessionUser;
  readonly mine: MyTripsQuery;
}

/** The chat with the planner, and next to it the planner's suggestions. */
export function Planner({ user, mine }: PlannerProps) {
  const conversation = useConversation(user.id);
  useFetchAhead(LATER_PARTS);
  const signedOutElsewhere = useSignedOutElsewhere(user.id);
  const trips = mine.data?.pages.flatMap((page) => page.items) ?? [];
  const upcoming = upcomingTrips(trips, new Date());
  const chosen = trips.find(({ id }) => id === conversation.tripId);
  // A trip that was deleted meanwhile is no longer selected.
  const chat = { ...conversation, tripId: chosen?.id };
  const untouched = isUntouched(chat);
  const ask = useAsk(user.id, chat, signedOutElsewhere);
  const nextTripId = (upcoming[0] ?? trips[0])?.id;
  return (
    <PlannerContext value={{ userId: user.id, chat, nextTripId, signedOutElsewhere, ask }}>
      <div className={styles.planner}>
        <section className={styles.chat} aria-labelledby="plan-heading">
          <div className={classNames(styles.head, untouched && styles.open)}>
            <h2 id="plan-heading" className={styles.title}>
              Where to next, {user.firstName}?
            </h2>
            <TripChoice trips={trips} />
          </div>
          <ChatLog />
          <PromptButtons prompts={promptsFor(chat, chosen, upcoming[0])} large={untouched} />
          <Composer placeholder={chosen ? `What to change in ${chosen.title}?` : 'A place, a wish, a date…'} />
        </section>
        <PlanColumn />
      </div>
      <ComingUp trips={upcoming} />
    </PlannerContext>
  );
}
