import { useQueryClient } from '@tanstack/react-query';
import { applyPlan, undoPlan } from '#shared/planner/routes.ts';
import type { PlanApplied, ProposedChange } from '#shared/planner/schema.ts';
import { callApi } from '../../../lib/api.ts';
import { showFailure } from '../../../lib/failure-toast.ts';
import { showToast } from '../../../lib/toast-store.ts';
import { refreshTrips } from '../../../lib/trips/trip-queries.ts';
import { useWrite } from '../../../lib/use-write.ts';
import { type Proposal, setApplied } from './conversation.ts';
import { changeConversation } from './conversation-store.ts';
import { appliedWords } from './proposal-words.ts';

/** Applies the selected changes of a message's proposal in one step, and undoes the step. */
export function usePlanChanges(userId: string, messageId: number, { tripId, tripTitle }: Proposal) {
  const queryClient = useQueryClient();
  const note = (applied: PlanApplied | undefined) =>
    changeConversation(userId, (chat) => setApplied(chat, messageId, applied));

  const undo = useWrite({
    write: ({ undoId }: PlanApplied, press) => callApi(undoPlan, { params: { id: tripId, undoId }, press }),
    onSuccess: async () => {
      note(undefined);
      showToast({ title: 'Changes undone', description: `"${tripTitle}" is as it was before.` });
      await refreshTrips(queryClient, tripId);
    },
    onError: (error) =>
      showFailure(error, { text: 'Failed to undo the changes. Please try again.', preferServerMessage: true }),
  });

  const apply = useWrite({
    write: (items: ProposedChange[], press) => callApi(applyPlan, { params: { id: tripId }, body: { items }, press }),
    onSuccess: async (applied) => {
      note(applied);
      showToast({
        title: 'Changes applied',
        description: `${appliedWords(applied)} in "${tripTitle}".`,
        action: { label: 'Undo', onPress: () => undo.mutate(applied) },
      });
      await refreshTrips(queryClient, tripId);
    },
    onError: (error) =>
      showFailure(error, { text: 'Failed to apply the changes. Please try again.', preferServerMessage: true }),
  });

  return { apply, undo };
}
