export const ACTIVITY_CATEGORIES = [
  'transport',
  'accommodation',
  'food',
  'sightseeing',
  'entertainment',
  'shopping',
] as const;
export type ActivityCategory = (typeof ACTIVITY_CATEGORIES)[number];
