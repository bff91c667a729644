import { DELETION_SORT_KEY, EXPORT_PREFIX, type Key, userPartition } from './keys.ts';

/** The job that a traveller's item requests: removing the account, or exporting it. */
export type AccountJob =
  | { readonly kind: 'deletion'; readonly travellerId: string }
  | { readonly kind: 'export'; readonly travellerId: string; readonly exportId: string };

/** The sort keys of jobs, by which an event source mapping filters. */
export const JOB_SORT_KEYS = { exactly: DELETION_SORT_KEY, beginning: EXPORT_PREFIX } as const;

/** Undefined for an item that requests nothing. */
export function accountJobOf({ pk, sk }: Key): AccountJob | undefined {
  const user = userPartition('');
  if (!pk.startsWith(user)) return undefined;
  const travellerId = pk.slice(user.length);
  if (sk === DELETION_SORT_KEY) return { kind: 'deletion', travellerId };
  return sk.startsWith(EXPORT_PREFIX)
    ? { kind: 'export', travellerId, exportId: sk.slice(EXPORT_PREFIX.length) }
    : undefined;
}
