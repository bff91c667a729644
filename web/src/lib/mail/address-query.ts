import { queryOptions } from '@tanstack/react-query';
import { getEmailAddress } from '#shared/mail/routes.ts';
import { callApi } from '../api.ts';

/** The personal address that bookings are forwarded to; it changes only when its traveller replaces it. */
export const addressQuery = () =>
  queryOptions({
    queryKey: ['mail', 'address'],
    queryFn: ({ signal }) => callApi(getEmailAddress, { signal }),
  });
