import { describe, expect, it } from 'vitest';
import { ACTIVITY_CATEGORIES } from '#shared/activities/categories.ts';
import { categoryLook } from './category-look.ts';

describe('categoryLook', () => {
  it('ACT-01 OPEN-88 each category has its emoji', () => {
    expect(ACTIVITY_CATEGORIES.map((category) => categoryLook(category).emoji)).toEqual([
      '🚗',
      '🏨',
      '🍽️',
      '🏛️',
      '🎭',
      '🛍️',
    ]);
  });

  it.each([null, '', 'nightlife', 'toString', 'Food'])(
    "ACT-02 OPEN-88 %j has the default look: 📍 with the badge 'Other'",
    (category) => {
      expect(categoryLook(category)).toMatchObject({ emoji: '📍', label: 'Other' });
    },
  );
});
