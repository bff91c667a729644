import type { OwnCostItem } from './cost-item.ts';
import { ACTIVITY_MARK, DAY_PREFIX } from './keys.ts';
import { isActivityItem, type StoredItem } from './stored-item.ts';
import { type ActivityItem, type DayItem, readActivityItem, readDayItem } from './trip-item.ts';

/** What a change touches of a trip, on one side of it. */
interface Side {
  readonly days?: readonly DayItem[];
  readonly activities?: readonly ActivityItem[];
  readonly costs?: readonly OwnCostItem[];
}

/** What a change does to what lies in a trip, besides the trip's own fields; its companions are told. */
export interface Told {
  /** What is changed, moved or removed, as it was. */
  readonly before?: Side;
  /** What is changed, moved or added, as it is then. */
  readonly after?: Side;
  /** An activity whose cost is paid or shared otherwise. */
  readonly paying?: ActivityItem;
  /** Whether the trip's currency, its budget or the people who share its costs are others. */
  readonly isMoney?: boolean;
}

/** The days and activities among stored items. */
export function itemsIn(items: readonly StoredItem[]): Side {
  return {
    days: items.filter(({ sk }) => sk.startsWith(DAY_PREFIX) && !sk.includes(ACTIVITY_MARK)).map(readDayItem),
    activities: items.filter(isActivityItem).map(readActivityItem),
  };
}
