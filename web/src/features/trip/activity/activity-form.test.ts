import { describe, expect, it } from 'vitest';
import { savedAttributes } from '#shared/activities/saved-attributes.ts';
import { ActivityForm, activityFormOf, activityFormValues } from './activity-form.ts';
import { sampleActivity } from './sample-activity.ts';

const filled = (given: Partial<ReturnType<typeof activityFormValues>>) =>
  ActivityForm.safeParse({ ...activityFormValues(), title: 'Museum', ...given });

const errorsOf = (result: Pick<ReturnType<typeof filled>, 'error'>) =>
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
      ...{ kind: null, status: null, country: null, coordinates: null, details: null, timeIsLater: null },
      ...{ endDate: null, endLocation: null, endTimeZone: null, endCoordinates: null, endTimeIsLater: null },
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
      ...{ kind: 'flight', endDate: '2027-05-02', endLocation: 'San Francisco (SFO)', status: 'confirmed' },
      ...{ endTimeZone: 'America/Los_Angeles', coordinates: { latitude: 47.46, longitude: 8.55 }, country: 'CH' },
      ...{ details: { number: 'LX 38', gate: 'E 52', freeUntil: '2027-04-30' }, timeIsLater: true },
    });
    const { set, remove } = savedAttributes(ActivityForm.parse(activityFormValues(activity)), activity);
    expect({ ...activity, ...set }).toEqual(activity);
    expect(remove.filter((name) => activity[name] !== undefined)).toEqual([]);
  });

  it('what was cleared in the form is cleared', () => {
    const activity = sampleActivity({
      kind: 'flight',
      endDate: '2027-05-02',
      details: { gate: 'E 52' },
      country: 'CH',
    });
    const cleared = { kind: '', endDate: '', country: '', details: { ...activityFormValues().details } };
    const { set, remove } = savedAttributes(
      ActivityForm.parse({ ...activityFormValues(activity), ...cleared }),
      activity,
    );
    expect(set.endDate).toBeNull();
    expect(remove).toEqual(expect.arrayContaining(['kind', 'country', 'details']));
  });

  it('KIND-05 an end before the start is refused beside its fields', () => {
    const values = { ...activityFormValues(), title: 'Night train', kind: 'train', time: '22:00', endTime: '06:00' };
    const on = (endDate: string) =>
      activityFormOf('2027-05-02').safeParse({
        ...values,
        timeZone: 'Europe/Rome',
        endTimeZone: 'Europe/Rome',
        endDate,
      });
    expect(on('2027-05-03').success).toBe(true);
    expect(on('').success).toBe(true);
    expect(errorsOf(on('2027-05-01'))).toEqual([
      ['endDate', 'The end is before the start'],
      ['endTime', 'The end is before the start'],
    ]);
  });

  it('a draft goes before what the activity has, and before an empty form', () => {
    expect(activityFormValues(undefined, { kind: 'stay', endDate: '2027-05-03' })).toMatchObject({
      ...{ kind: 'stay', endDate: '2027-05-03', title: '' },
    });
    const activity = sampleActivity({ title: 'Dinner', time: '19:00' });
    expect(activityFormValues(activity, { time: '20:00' })).toMatchObject({ title: 'Dinner', time: '20:00' });
  });
});
