import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import { createTripFromSuggestion } from '#shared/planner/routes.ts';
import type { TripSuggestion } from '#shared/planner/schema.ts';
import { deleteTrip } from '#shared/trips/routes.ts';
import type { Trip } from '#shared/trips/schema.ts';
import { callApi } from '../../../lib/api.ts';
import { showFailure } from '../../../lib/failure-toast.ts';
import { paths } from '../../../lib/paths.ts';
import { showToast } from '../../../lib/toast-store.ts';
import { forgetTrip, refreshTrips, tripQueries } from '../../../lib/trips/trip-queries.ts';
import { useWrite } from '../../../lib/use-write.ts';
import { type Conversation, clearColumn, restoreColumn } from './conversation.ts';
import { changeConversation } from './conversation-store.ts';

const REDIRECT_AFTER_MS = 1000;

interface Plan {
  readonly suggestion: TripSuggestion;
  /** 'YYYY-MM-DD'; by default the server chooses it. */
  readonly startDate?: string;
}

/** Creates a trip from a suggestion and goes to it a second later; while the toast is shown it can be undone. */
export function useCreateFromSuggestion(userId: string) {
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const undo = useUndoCreation(userId);
  return useWrite({
    write: (body: Plan, press) => callApi(createTripFromSuggestion, { body, press }),
    onSuccess: async (trip) => {
      let before: Conversation | undefined;
      changeConversation(userId, (chat) => {
        before = chat;
        return clearColumn(chat);
      });
      queryClient.setQueryData(tripQueries.detail(trip.id).queryKey, trip);
      const redirect = setTimeout(() => navigate(paths.trip(trip.id)), REDIRECT_AFTER_MS);
      showToast({
        title: 'Trip created!',
        description: `${trip.title} has been created.`,
        action: {
          label: 'Undo',
          onPress: () => {
            clearTimeout(redirect);
            undo.mutate({ trip, before });
          },
        },
      });
      await refreshTrips(queryClient);
    },
    onError: (error) => showFailure(error, { text: 'Failed to create trip. Please try again.' }),
  });
}

interface Creation {
  readonly trip: Trip;
  /** The conversation that led to the trip. */
  readonly before: Conversation | undefined;
}

/** Deletes the trip again and restores its plan next to the chat; if the trip's page is open, goes back. */
function useUndoCreation(userId: string) {
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  return useWrite({
    write: ({ trip }: Creation, press) => callApi(deleteTrip, { params: { id: trip.id }, press }),
    onSuccess: async (_, { trip, before }) => {
      if (before) changeConversation(userId, (chat) => restoreColumn(chat, before));
      if (window.location.pathname === paths.trip(trip.id)) navigate(paths.home());
      showToast({ title: 'Trip removed', description: 'Its plan is beside the chat again.' });
      await forgetTrip(queryClient, trip.id);
    },
    onError: (error) => showFailure(error, { text: 'Failed to undo. Please try again.', preferServerMessage: true }),
  });
}
