import { useQuery } from '@tanstack/react-query';
import { addressQuery } from '../../../lib/mail/address-query.ts';

/** Whether this stage lets travellers paste a mail as if they had forwarded it (OPEN-122). */
export function useHasTestForwarding(): boolean {
  return useQuery(addressQuery()).data?.testForwarding ?? false;
}
