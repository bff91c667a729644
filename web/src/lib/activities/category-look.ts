import { ACTIVITY_CATEGORIES, type ActivityCategory } from '#shared/activities/categories.ts';

/** How a category looks: its icon, its label, and the tone of badges and nodes. */
export interface CategoryLook {
  readonly emoji: string;
  readonly label: string;
  readonly tone: ActivityCategory | 'other';
}

const LOOKS: Readonly<Record<ActivityCategory, CategoryLook>> = {
  transport: { emoji: '🚗', label: 'Transport', tone: 'transport' },
  accommodation: { emoji: '🏨', label: 'Accommodation', tone: 'accommodation' },
  food: { emoji: '🍽️', label: 'Food', tone: 'food' },
  sightseeing: { emoji: '🏛️', label: 'Sightseeing', tone: 'sightseeing' },
  entertainment: { emoji: '🎭', label: 'Entertainment', tone: 'entertainment' },
  shopping: { emoji: '🛍️', label: 'Shopping', tone: 'shopping' },
};

const OTHER: CategoryLook = { emoji: '📍', label: 'Other', tone: 'other' };

/** The icon of an activity: its category's, except that a flight's is a plane. */
export function signOf(category: string | null, isFlight: boolean): string {
  return isFlight ? '✈️' : categoryLook(category).emoji;
}

/** The look of a category; any unknown word, or none, looks like 'Other'. */
export function categoryLook(category: string | null): CategoryLook {
  const known = ACTIVITY_CATEGORIES.find((each) => each === category);
  return known === undefined ? OTHER : LOOKS[known];
}
