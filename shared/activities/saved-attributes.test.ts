import { describe, expect, it } from 'vitest';
import { savedAttributes } from './saved-attributes.ts';
import { ActivityFields } from './schema.ts';

const at = { latitude: 35, longitude: 139 };
const before = { category: 'transport', location: 'Zurich', endLocation: 'Tokyo', kind: 'flight' } as const;
const save = (fields: object, known?: Parameters<typeof savedAttributes>[1]) =>
  savedAttributes(ActivityFields.parse({ title: 'x', ...fields }), known);

describe('what saving an activity changes', () => {
  it('nothing that was not sent, of the fields that came later', () => {
    const { set, remove } = save({ category: 'transport', location: 'Zurich' }, before);
    expect(Object.keys(set)).not.toEqual(expect.arrayContaining(['kind']));
    for (const name of ['kind', 'status', 'details', 'country', 'endDate', 'endLocation', 'coordinates', 'cancelled']) {
      expect(set).not.toHaveProperty(name);
      expect(remove).not.toContain(name);
    }
  });

  it('KIND-01 the kind decides the category, except that other leaves it open', () => {
    expect(save({ kind: 'ferry', category: 'food' }).set).toMatchObject({ kind: 'ferry', category: 'transport' });
    expect(save({ kind: 'other', category: 'food' }).set).toMatchObject({ kind: 'other', category: 'food' });
  });

  it('KIND-01 a category that is saved alone and does not fit the kind ends it', () => {
    expect(save({ category: 'food', location: 'Zurich' }, before).remove).toContain('kind');
  });

  it('cancelled follows the status', () => {
    expect([save({ status: 'cancelled' }).set.cancelled, save({ status: 'pending' }).set.cancelled]).toEqual([
      true,
      false,
    ]);
    expect(save({ status: null })).toMatchObject({
      set: { cancelled: false },
      remove: expect.arrayContaining(['status']),
    });
  });

  it('position, country and zone go with their place, unless they were sent with the new one', () => {
    const moved = save({ time: '9:00', endTime: '10:00', location: 'Basel', endLocation: 'Osaka' }, before);
    expect(moved.set.coordinates).toBeNull();
    expect(moved.remove).toEqual(expect.arrayContaining(['country', 'endCoordinates', 'endTimeZone']));
    expect(save({ location: 'Basel', coordinates: at, country: 'CH' }, before).set).toMatchObject({
      ...{ coordinates: at, country: 'CH' },
    });
  });

  it('TIME-01 what has no time has no zone', () => {
    const zones = { timeZone: 'Europe/Rome', endTimeZone: 'Asia/Calcutta' };
    expect(save({ ...zones, time: '9:00', endTime: '10:00' }).set).toMatchObject(zones);
    const { set, remove } = save(zones);
    expect([set.timeZone, remove.includes('endTimeZone')]).toEqual([null, true]);
  });
});
