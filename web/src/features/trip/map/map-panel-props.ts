import type { TripDay } from '#shared/days/schema.ts';
import type { Pin } from './items.ts';

export interface MapPanelProps {
  readonly days: readonly TripDay[];
  /** Undefined: the whole trip. */
  readonly day: TripDay | undefined;
  /** The activity that is to be in the middle; a new object each time. */
  readonly centred: { readonly activityId: string } | undefined;
  /** A pin was pressed: what it is of is shown. */
  readonly onPin: (pin: Pin) => void;
}
