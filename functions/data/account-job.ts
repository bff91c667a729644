import { DELETION_SORT_KEY, EXPORT_PREFIX, type Key, userPartition } from './keys.ts';

/** What an item of a traveller asks for: that the account is removed, or that a copy of it is put together. */
export type AccountJob =
  | { readonly kind: 'deletion'; readonly travellerId: string }
  | { readonly kind: 'export'; readonly travellerId: string; readonly exportId: string };

/** The sort keys that jobs have, as an event source mapping filters by them. */
export const JOB_SORT_KEYS = { exactly: DELETION_SORT_KEY, beginning: EXPORT_PREFIX } as const;

/** Undefined for an item that asks for nothing. */
export function accountJobOf({ pk, sk }: Key): AccountJob | undefined {
  const user = userPartition('');
  if (!pk.startsWith(user)) return undefined;
  const travellerId = pk.slice(user.length);
  if (sk === DELETION_SORT_KEY) return { kind: 'deletion', travellerId };
  return sk.startsWith(EXPORT_PREFIX)
    ? { kind: 'export', travellerId, exportId: sk.slice(EXPORT_PREFIX.length) }
    : undefined;
}
