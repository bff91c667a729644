import { isIdeasDay } from '#shared/contract/ids.ts';

/*
 * A deleted day can be restored until it expires. The day of a trip's ideas is stored as a deleted one that never
 * expires: the release before knows no ideas, and neither lists it nor fails to read it.
 */

/** The condition that a day is there, and not deleted. */
export function dayLives(dayId: string): string {
  return isIdeasDay(dayId) ? 'attribute_exists(pk)' : 'attribute_exists(pk) AND attribute_not_exists(deletedAt)';
}

/** Whether a stored day is deleted. */
export function isDeletedDay({ id, deletedAt }: Readonly<Record<string, unknown>>): boolean {
  return deletedAt !== undefined && !(typeof id === 'string' && isIdeasDay(id));
}
