import { queryOptions } from '@tanstack/react-query';
import { listCompanions } from '#shared/sharing/routes.ts';
import { callApi } from '../api.ts';

/** Who comes along on a trip; its owner also reads the open invitations. */
export const companionsQuery = (tripId: string) =>
  queryOptions({
    queryKey: ['trip', tripId, 'companions'],
    queryFn: ({ signal }) => callApi(listCompanions, { params: { id: tripId }, signal }),
  });
