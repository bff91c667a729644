import { expect, it } from 'vitest';
import type { BookingPlan } from '#shared/mail/schema.ts';
import { needsTrip, planWords, processLabel } from './plan-words.ts';

const plan = (outcome: BookingPlan['outcome'], given: Partial<BookingPlan> = {}): BookingPlan => ({
  ...{ outcome, cancelled: false, tripId: 'a', tripTitle: 'Rome 2027', itemTitle: 'Hotel Alba', changes: [] },
  ...given,
});

it('a repeated confirmation says where its booking is', () => {
  expect(planWords(plan('already'))).toBe('Already in “Rome 2027”. Nothing to add.');
  expect(planWords(plan('already', { tripTitle: null }))).toContain('one of your trips');
});

it('a cancellation says what a press will do, not that it is done', () => {
  expect(planWords(plan('cancel'))).toBe(
    'Marks “Hotel Alba” in “Rome 2027” as cancelled. It stays there until you delete it.',
  );
  expect(planWords(plan('cancel', { itemTitle: null }))).toContain('Marks it in “Rome 2027”');
});

it('a new booking needs no note, unless it is cancelled already', () => {
  expect(planWords(plan('new'))).toBeUndefined();
  expect(planWords(plan('new', { cancelled: true }))).toContain('cancelled');
});

it('the button says what it does, and asks for a trip only when something is new', () => {
  expect(processLabel([plan('change'), plan('already')])).toBe('Update');
  expect(processLabel([plan('cancel')])).toBe('Mark as cancelled');
  expect(processLabel([plan('cancel'), plan('new')])).toBe('Process');
  expect(processLabel([])).toBe('Process');
  expect([needsTrip([plan('already')]), needsTrip([plan('new')]), needsTrip([])]).toEqual([false, true, true]);
});
