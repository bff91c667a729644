import { savedAttributes } from '#shared/activities/saved-attributes.ts';
import { dayIdOf, isIdeasDay } from '#shared/contract/ids.ts';
import type { StepOp } from '#shared/steps/schema.ts';
import { dateCheckOf } from '../../activities/date-check.ts';
import { savedByHand } from '../../data/edited-by-hand.ts';
import { activityIn, type Draft, dayIn, takeOff } from '../draft.ts';

/** Replaces an activity's fields as updateActivity does. */
export function edit(draft: Draft, { activityId, fields }: Extract<StepOp, { readonly kind: 'edit' }>): void {
  const activity = activityIn(draft, activityId);
  const day = dayIn(draft, dayIdOf(activity.id));
  if (!isIdeasDay(day.id)) dateCheckOf(fields, false)?.(day.date, activity);
  const { set, remove } = savedAttributes(fields, activity);
  const cleared = Object.fromEntries(remove.map((name) => [name, undefined]));
  draft.activities.set(activity.id, savedByHand(activity, { ...set, ...cleared, unverified: false }));
}

export function remove(draft: Draft, { activityId }: Extract<StepOp, { readonly kind: 'remove' }>): void {
  takeOff(draft, activityIn(draft, activityId));
}
