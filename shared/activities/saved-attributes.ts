import { categoryOfKind } from './kinds.ts';
import type { Activity, ActivityFields } from './schema.ts';

/** What an activity is before it is saved. */
type Before = Pick<Activity, 'category' | 'location' | 'endLocation' | 'kind'>;

/** What saving changes: attributes to set, and those that the activity has no longer. */
export interface SavedAttributes {
  readonly set: Partial<Activity> & Pick<Activity, 'title'>;
  readonly remove: readonly ClearedAttribute[];
}

/** Attributes that are absent when they are cleared; others are null. */
const ABSENT = [
  ...(['kind', 'endTimeZone', 'timeIsLater', 'endTimeIsLater', 'endCoordinates'] as const),
  ...(['country', 'status', 'details'] as const),
];
type ClearedAttribute = (typeof ABSENT)[number];

/**
 * The attributes that saving fields gives an activity. What belongs together agrees: the kind decides the category, and a
 * category that does not fit the kind ends it; `cancelled` follows the status; position, country and zone of a place go
 * with it, unless new ones were sent; only a time has a zone.
 */
export function savedAttributes(fields: ActivityFields, before?: Before): SavedAttributes {
  const all = {
    ...{ ...placeLeft(fields, before), ...kindLeft(fields, before), ...fields },
    // What has no time has no zone.
    ...(fields.time === null ? { timeZone: null, timeIsLater: null } : {}),
    ...(fields.endTime === null ? { endTimeZone: null, endTimeIsLater: null } : {}),
    ...(fields.kind ? { category: categoryOfKind(fields.kind) ?? fields.category } : {}),
    ...(fields.status === undefined ? {} : { cancelled: fields.status === 'cancelled' }),
  };
  const remove = ABSENT.filter((name) => all[name] === null || all[name] === false);
  const set = Object.entries(all).filter(
    ([name, value]) => value !== undefined && !remove.some((each) => each === name),
  );
  return { set: { title: fields.title, ...Object.fromEntries(set) }, remove };
}

/** What is no longer known once the places change. */
function placeLeft({ location, endLocation }: ActivityFields, before: Before | undefined): Partial<ActivityFields> {
  if (!before) return {};
  const left = before.location === location ? {} : { coordinates: null, country: null };
  const stays = endLocation === undefined || endLocation === before.endLocation;
  return { ...left, ...(stays ? {} : { endCoordinates: null, endTimeZone: null }) };
}

/** Whoever sends a category alone, as the form without kinds does, may mean another kind. */
function kindLeft({ category }: ActivityFields, before: Before | undefined): Partial<ActivityFields> {
  const fits = category === null || category === before?.category;
  return !before?.kind || fits || category === categoryOfKind(before.kind) ? {} : { kind: null };
}
