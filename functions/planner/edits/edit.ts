import type { TimeOfDay } from '#shared/activities/times-of-day.ts';

/**
 * One edit of a plan's days. Days are counted from 0. `key` names what is on the plan: the place's name on a suggestion,
 * the activity's id on the traveller's own trip.
 */
export type Edit =
  | { readonly kind: 'remove'; readonly key: string; readonly title: string; readonly day: number }
  | {
      readonly kind: 'add';
      /** Names of the catalogue. */
      readonly destination: string;
      readonly place: string;
      readonly day: number;
      readonly time: TimeOfDay;
      /** Before everything else in that part of the day. */
      readonly isFirst?: boolean;
    }
  | {
      readonly kind: 'move';
      readonly key: string;
      readonly title: string;
      readonly from: number;
      readonly to: number;
      /** The same part of the day when absent. */
      readonly time?: TimeOfDay | undefined;
      /** Before everything else in that part of the day. */
      readonly isFirst?: boolean;
    }
  /** It is not for all of them: 'for you only'. */
  | { readonly kind: 'mark'; readonly key: string; readonly who: string }
  /** The trip is longer by a day, which stands there. */
  | { readonly kind: 'insert'; readonly day: number; readonly destination: string }
  /** The trip is shorter by this day. */
  | { readonly kind: 'drop'; readonly day: number }
  /** Nothing may be planned there. */
  | { readonly kind: 'free'; readonly day: number; readonly time?: TimeOfDay | undefined };
