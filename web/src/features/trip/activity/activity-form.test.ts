import { describe, expect, it } from 'vitest';
import { ActivityForm, activityFormValues } from './activity-form.ts';
import { sampleActivity } from './sample-activity.ts';

const filled = (given: Partial<ReturnType<typeof activityFormValues>>) =>
  ActivityForm.safeParse({ ...activityFormValues(), title: 'Museum', ...given });

const errorsOf = (result: ReturnType<typeof filled>) =>
  result.error?.issues.map(({ path, message }) => [path.join('.'), message]);

describe('ActivityForm', () => {
  it('ACT-23 the cost is sent as a number', () => {
    expect(filled({ cost: '12.50' }).data?.cost).toBe(12.5);
    expect(filled({ cost: '0' }).data?.cost).toBe(0);
  });

  it('ACT-24 the rating is sent as an integer', () => {
    expect(filled({ rating: '4' }).data?.rating).toBe(4);
  });

  it('VAL-23 only a title is required, and empty fields are sent as null', () => {
    expect(filled({}).data).toEqual({
      title: 'Museum',
      time: null,
      endTime: null,
      timeZone: null,
      cost: null,
      currency: 'EUR',
      location: null,
      category: null,
      notes: null,
      rating: null,
      timeOfDay: null,
      confirmationNumber: null,
    });
  });

  it('VAL-22 a title is required', () => {
    expect(errorsOf(filled({ title: '  ' }))).toEqual([['title', 'Title is required']]);
  });

  it('OPEN-89 a negative cost is refused at its field', () => {
    expect(errorsOf(filled({ cost: '-1' }))).toEqual([['cost', 'Cost cannot be negative']]);
  });

  it('an invalid cost is refused at its field', () => {
    expect(errorsOf(filled({ cost: '12,x' }))).toEqual([['cost', 'Cost must be a number']]);
  });

  it('OPEN-91 editing an activity keeps fields that the form does not change', () => {
    const activity = sampleActivity({
      title: 'LX 38',
      time: '13:10',
      endTime: '16:15',
      timeZone: 'Europe/Zurich',
      cost: 640.4,
      currency: 'CHF',
      category: 'transport',
      confirmationNumber: 'X4TQ7P',
      rating: 5,
      timeOfDay: 'afternoon',
    });
    const sent = ActivityForm.parse(activityFormValues(activity));
    expect(activity).toMatchObject(sent);
  });
});
