import { createContext, useContext, useMemo } from 'react';
import * as z from 'zod/mini';
import { Activity } from '#shared/activities/schema.ts';
import { TripDay } from '#shared/days/schema.ts';
import type { TripDetail } from '#shared/trips/schema.ts';

/** Values that an activity's form is opened with, in place of an empty form's or the activity's own. */
const ActivityDraft = z.partial(
  z.pick(Activity, {
    ...{ title: true, kind: true, time: true, timeZone: true, endDate: true, endTime: true, endTimeZone: true },
    ...{ location: true, endLocation: true, category: true, notes: true, cost: true, currency: true },
    ...{ confirmationNumber: true, status: true, details: true },
  }),
);
export type ActivityDraft = z.output<typeof ActivityDraft>;

/** A window over the trip page; its subject is a snapshot from when it was opened. */
export const TripDialog = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('edit-trip') }),
  z.object({ kind: z.literal('delete-trip') }),
  // `publishing` begins with what strangers would see.
  z.object({ kind: z.literal('share'), publishing: z.optional(z.boolean()) }),
  z.object({ kind: z.literal('add-day') }),
  z.object({ kind: z.literal('edit-day'), day: TripDay }),
  // On the selected day, unless it names another.
  z.object({
    kind: z.literal('add-activity'),
    dayId: z.optional(z.string()),
    draft: z.optional(ActivityDraft),
  }),
  z.object({ kind: z.literal('edit-activity'), activity: Activity, draft: z.optional(ActivityDraft) }),
  z.object({ kind: z.literal('files'), activity: Activity }),
  // To choose where an activity moves to, and what is asked before it does.
  z.object({ kind: z.literal('move-activity'), activity: Activity }),
  z.object({
    kind: z.literal('ask-move'),
    activity: Activity,
    dayId: z.string(),
    position: z.optional(z.number()),
    name: z.optional(z.string()),
    date: z.optional(z.string()),
  }),
  z.object({ kind: z.literal('move-day'), dayId: z.string(), way: z.enum(['swap', 'before']) }),
  z.object({ kind: z.literal('insert-day'), dayId: z.string() }),
  z.object({ kind: z.literal('shift-dates') }),
  z.object({ kind: z.literal('add-idea') }),
]);
export type TripDialog = Readonly<z.infer<typeof TripDialog>>;
/** Those by which the trip is arranged; they share a file of the build. */
export type ArrangeDialog = Extract<
  TripDialog,
  { readonly kind: 'move-activity' | 'ask-move' | 'move-day' | 'insert-day' | 'shift-dates' | 'add-idea' }
>;

/** What the trip's owner and its editors can do on its page. */
export interface Editor {
  readonly open: (dialog: TripDialog) => void;
  /** Only the owner says who sees the trip, and deletes it. */
  readonly isOwner: boolean;
}

export const EditorContext = createContext<Editor | undefined>(undefined);

/** The actions on the trip of those who may change it; undefined for everyone else, who can only read. */
export function useEditor(): Editor | undefined {
  return useContext(EditorContext);
}

/** The actions of those who may change the trip, as the server answers who reads it. */
export function useTripEditor(
  { isOwner, audience }: Pick<TripDetail, 'isOwner' | 'audience'>,
  open: Editor['open'],
): Editor | undefined {
  const mayEdit = isOwner || audience === 'editor';
  return useMemo(() => (mayEdit ? { open, isOwner } : undefined), [mayEdit, open, isOwner]);
}
