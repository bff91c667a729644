import { showFailure } from '../../../lib/failure-toast.ts';
import { showToast } from '../../../lib/toast-store.ts';
import { useWrite } from '../../../lib/use-write.ts';
import { answer, ask, type Conversation, fail } from './conversation.ts';
import { changeConversation } from './conversation-store.ts';
import { sending } from './later-parts.ts';
import type { Ask } from './planner-context.ts';
import type { Question } from './send-question.ts';

/** Sends the traveller's message; the reply, or the failure, becomes part of the conversation. */
export function useAsk(userId: string, chat: Conversation, signedOutElsewhere: boolean): Ask {
  const { mutate } = useWrite({
    write: async (question: Question, press) => (await sending.load()).sendQuestion(question, press),
    onMutate: ({ message, tripId }) =>
      changeConversation(userId, (before) => ask({ ...before, tripId }, message, new Date())),
    onSuccess: (reply) => changeConversation(userId, (asked) => answer(asked, reply, new Date())),
    onError: (error) => {
      changeConversation(userId, fail);
      showFailure(error, { text: 'Failed to get AI response. Please try again.', preferServerMessage: true });
    },
  });
  return (text, tripId = chat.tripId) => {
    const message = text.trim();
    if (message === '' || chat.waiting) return;
    if (signedOutElsewhere) {
      showToast({
        title: 'Sign in required',
        description: 'Please sign in to use the trip planner',
        tone: 'destructive',
      });
      return;
    }
    mutate({ message, tripId, chat });
  };
}
