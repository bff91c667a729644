import { useQuery } from '@tanstack/react-query';
import { mailQueries } from '../mail-queries.ts';

/** Whether this stage lets travellers paste a mail as if they had forwarded it (OPEN-122). */
export function useHasTestForwarding(): boolean {
  return useQuery(mailQueries.address()).data?.testForwarding ?? false;
}
