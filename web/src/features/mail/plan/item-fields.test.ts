import { expect, it } from 'vitest';
import type { BookingPlan } from '#shared/mail/schema.ts';
import { acceptedFields, itemFieldText, tickedAtFirst } from './item-fields.ts';

const plan: BookingPlan = {
  ...{ outcome: 'change', cancelled: false, tripId: 'a', tripTitle: 'Rome', itemTitle: 'Hotel' },
  changes: [
    { field: 'time', old: '16:30', new: '14:00', edited: true },
    { field: 'cost', old: 420, new: 450, edited: false },
  ],
};

it('fields that were edited by hand are not ticked at first', () => {
  expect(tickedAtFirst(plan)).toEqual(['cost']);
});

it('fields left unticked are not accepted, all others are', () => {
  expect(acceptedFields(plan, ['cost'])).not.toContain('time');
  expect(acceptedFields(plan, ['cost'])).toContain('title');
  expect(acceptedFields(plan, ['time', 'cost'])).toContain('time');
});

it('values are formatted as in the timeline', () => {
  expect(itemFieldText('date', '2027-06-03')).toBe('Jun 3, 2027');
  expect(itemFieldText('cost', 420)).toBe('420');
  expect(itemFieldText('cost', 420.5, 'EUR')).toBe('EUR 420.50');
  expect(itemFieldText('title', '420', 'EUR')).toBe('420');
  expect(itemFieldText('endTime', null)).toBe('nothing');
});
