import { queryOptions, useQuery } from '@tanstack/react-query';
import type { Sharing } from '#shared/sharing/audiences.ts';
import { listCompanions } from '#shared/sharing/routes.ts';
import { callApi } from '../api.ts';

/** Who comes along on a trip; its owner also reads the open invitations. */
export const companionsQuery = (tripId: string) =>
  queryOptions({
    queryKey: ['trip', tripId, 'companions'],
    queryFn: ({ signal }) => callApi(listCompanions, { params: { id: tripId }, signal }),
  });

/** How the owner shares a trip besides with companions; undefined until it has arrived. */
export function useSharing(tripId: string): Sharing | undefined {
  return useQuery(companionsQuery(tripId)).data?.sharing;
}
