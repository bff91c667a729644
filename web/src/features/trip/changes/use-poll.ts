import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { TripChange } from '#shared/sharing/changes.ts';
import type { TripDetail } from '#shared/trips/schema.ts';
import { ApiError } from '../../../lib/errors.ts';
import { pollChanges } from './poll-changes.ts';

const EVERY_MS = 20_000;

interface Told {
  /** What others have changed since, newest first. */
  readonly changes: readonly TripChange[];
  /** Now it is shown, or the traveller does not want to know. */
  readonly forget: () => void;
}

/**
 * Asks every 20 seconds whether the trip was changed, as long as the page is visible, online and allowed to, and keeps
 * what others have done.
 */
export function usePoll({ id, version }: Pick<TripDetail, 'id' | 'version'>, ownId: string): Told {
  // The page shows at least the version that it began with; what comes by later is told even if a write has shown it.
  const [seen, setSeen] = useState(version);
  const { data, error } = useQuery({
    queryKey: ['trip', id, 'poll', seen],
    queryFn: async ({ client, queryKey, signal }): Promise<Polling> => {
      const before = client.getQueryData<Polling>(queryKey) ?? { version: seen, changes: [] };
      const { version: now, changes } = await pollChanges(id, before.version, signal);
      const isNew = (change: TripChange) =>
        change.version > seen && change.who.id !== ownId && before.changes.every((known) => known.id !== change.id);
      return { version: now, changes: [...changes.filter(isNew), ...before.changes] };
    },
    // Whoever may not ask any more, or is signed out, is told at their next step.
    enabled: ({ state }) => !isRefusal(state.error),
    meta: { ownUnauthorized: true },
    networkMode: 'online',
    refetchInterval: EVERY_MS,
    refetchIntervalInBackground: false,
    refetchOnWindowFocus: 'always',
    structuralSharing: true,
    gcTime: 0,
  });
  return { changes: isRefusal(error) ? [] : (data?.changes ?? []), forget: () => setSeen(data?.version ?? seen) };
}

interface Polling {
  readonly version: number;
  readonly changes: readonly TripChange[];
}

function isRefusal(error: Error | null): boolean {
  return error instanceof ApiError && [401, 403, 404].includes(error.status);
}
