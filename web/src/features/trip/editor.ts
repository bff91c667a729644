import { createContext, useContext } from 'react';
import type { Activity } from '#shared/activities/schema.ts';
import type { TripDay } from '#shared/days/schema.ts';

/** A window over the trip page. */
export type TripDialog =
  | { readonly kind: 'edit-trip' }
  | { readonly kind: 'delete-trip' }
  | { readonly kind: 'add-day' }
  | { readonly kind: 'edit-day'; readonly day: TripDay }
  | { readonly kind: 'add-activity' }
  | { readonly kind: 'edit-activity'; readonly activity: Activity };

/** What the trip's owner can do on its page. */
export interface Editor {
  readonly open: (dialog: TripDialog) => void;
}

export const EditorContext = createContext<Editor | undefined>(undefined);

/** The owner's means of changing the trip; undefined for everybody else, who reads only. */
export function useEditor(): Editor | undefined {
  return useContext(EditorContext);
}
