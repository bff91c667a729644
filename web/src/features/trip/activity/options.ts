import { ACTIVITY_CATEGORIES } from '#shared/activities/categories.ts';
import { TIMES_OF_DAY } from '#shared/activities/times-of-day.ts';
import { categoryLook } from '../../../lib/activities/category-look.ts';
import { TIME_OF_DAY_WORDS } from '../../../lib/activities/time-of-day.ts';

/* What the form's selects offer. */

export const RATINGS = ['Poor', 'Fair', 'Good', 'Great', 'Excellent'].map((word, n) => ({
  value: String(n + 1),
  label: `${n + 1} - ${word}`,
}));
export const CATEGORIES = ACTIVITY_CATEGORIES.map((value) => ({ value, label: categoryLook(value).label }));
export const STATUSES = [
  { value: 'idea', label: 'An idea' },
  { value: 'pending', label: 'Not booked yet' },
  { value: 'confirmed', label: 'Confirmed' },
  { value: 'cancelled', label: 'Cancelled' },
];
export const TIMES = TIMES_OF_DAY.map((value) => ({ value, label: TIME_OF_DAY_WORDS[value] }));
