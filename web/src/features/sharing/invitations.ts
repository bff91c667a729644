import { useQueryClient } from '@tanstack/react-query';
import { acceptInvitation, getInvitation, openLink } from '#shared/sharing/routes.ts';
import { callApi } from '../../lib/api.ts';
import { refreshTrips } from '../../lib/trips/trip-queries.ts';
import { useWrite } from '../../lib/use-write.ts';

/* Tokens are posted, so that no log has them. The pages say what failed. */

/** What a token invites to; reading it changes nothing. */
export function useReadInvitation() {
  return useWrite({ write: (token: string, press) => callApi(getInvitation, { body: { token }, press }) });
}

export function useAcceptInvitation() {
  const queryClient = useQueryClient();
  return useWrite({
    write: (token: string, press) => callApi(acceptInvitation, { body: { token }, press }),
    onSuccess: ({ tripId }) => refreshTrips(queryClient, tripId),
  });
}

/** Opens a trip's secret link: the browser gets a cookie by which the trip's page can be read. */
export function useOpenLink() {
  const queryClient = useQueryClient();
  return useWrite({
    write: (token: string, press) => callApi(openLink, { body: { token }, press }),
    onSuccess: ({ tripId }) => refreshTrips(queryClient, tripId),
  });
}
