import { createContext, useContext } from 'react';
import * as z from 'zod/mini';
import { Activity } from '#shared/activities/schema.ts';
import { TripDay } from '#shared/days/schema.ts';

/** A window over the trip page; its subject is a snapshot from when it was opened. */
export const TripDialog = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('edit-trip') }),
  z.object({ kind: z.literal('delete-trip') }),
  z.object({ kind: z.literal('add-day') }),
  z.object({ kind: z.literal('edit-day'), day: TripDay }),
  z.object({ kind: z.literal('add-activity') }),
  z.object({ kind: z.literal('edit-activity'), activity: Activity }),
]);
export type TripDialog = Readonly<z.infer<typeof TripDialog>>;

/** What the trip's owner can do on its page. */
export interface Editor {
  readonly open: (dialog: TripDialog) => void;
}

export const EditorContext = createContext<Editor | undefined>(undefined);

/** The owner's actions on the trip; undefined for everyone else, who can only read. */
export function useEditor(): Editor | undefined {
  return useContext(EditorContext);
}
