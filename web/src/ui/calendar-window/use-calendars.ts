import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { createCalendar, endCalendar, listCalendars } from '#shared/calendars/routes.ts';
import type { Calendar, CalendarAddress } from '#shared/calendars/schema.ts';
import { callApi } from '../../lib/api.ts';
import { isNotFound } from '../../lib/errors.ts';
import { showFailure } from '../../lib/failure-toast.ts';
import { showToast } from '../../lib/toast-store.ts';
import { useWrite } from '../../lib/use-write.ts';

const calendarsQuery = queryOptions({
  queryKey: ['calendars'],
  queryFn: ({ signal }) => callApi(listCalendars, { signal }),
  refetchOnMount: 'always',
});

/** The traveller's calendars, of one trip or of all. */
export function useCalendars(tripId: string | null) {
  const { data, isError, refetch } = useQuery(calendarsQuery);
  return { calendars: data?.filter((calendar) => calendar.tripId === tripId), isError, refetch };
}

interface Wish {
  readonly tripId: string | null;
  readonly withReferences: boolean;
  /** The calendar that is ended for the new one. */
  readonly instead?: string;
}

/** Makes a calendar's address, which is shown only once; or renews one, whose former address ends first. */
export function useMakeCalendar(onMade: (made: CalendarAddress) => void) {
  const queryClient = useQueryClient();
  return useWrite({
    write: async ({ tripId, withReferences, instead }: Wish, press) => {
      if (instead !== undefined) await callApi(endCalendar, { params: { id: instead }, press }).catch(doneBefore);
      return callApi(createCalendar, { body: { ...(tripId === null ? {} : { tripId }), withReferences }, press });
    },
    onSuccess: onMade,
    onSettled: () => queryClient.invalidateQueries(calendarsQuery),
    onError: (error) =>
      showFailure(error, { text: 'Failed to make the address. Please try again.', preferServerMessage: true }),
  });
}

/** An earlier press ended it, and failed after that. */
function doneBefore(error: unknown): void {
  if (!isNotFound(error)) throw error;
}

/** Ends a calendar: its address answers nobody from then on. */
export function useEndCalendar() {
  const queryClient = useQueryClient();
  return useWrite({
    write: ({ id }: Calendar, press) => callApi(endCalendar, { params: { id }, press }),
    onSuccess: () => showToast({ title: 'Calendar ended', description: 'Nobody can read its address any more.' }),
    onSettled: () => queryClient.invalidateQueries(calendarsQuery),
    onError: (error) => showFailure(error, { text: 'Failed to end the calendar. Please try again.' }),
  });
}
