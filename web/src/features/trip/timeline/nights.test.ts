import { describe, expect, it } from 'vitest';
import type { Activity } from '#shared/activities/schema.ts';
import { sampleActivity } from '../activity/sample-activity.ts';
import { nightsBetween, nightsByDay } from './nights.ts';

const day = (date: string, accommodation: string | null = null, activities: Activity[] = []) => ({
  id: date,
  date: `${date}T00:00:00.000Z`,
  accommodation,
  activities,
});
const hotel = (endDate: string) => sampleActivity({ title: 'Hotel Alba', category: 'accommodation', endDate });

describe('nightsByDay', () => {
  it('a booked stay covers each of its nights and not the day of departure', () => {
    const days = [day('2027-05-01', null, [hotel('2027-05-03')]), day('2027-05-02'), day('2027-05-03')];
    expect([...nightsByDay(days)]).toEqual([
      ['2027-05-01', { name: 'Hotel Alba', night: 1, nights: 2 }],
      ['2027-05-02', { name: 'Hotel Alba', night: 2, nights: 2 }],
    ]);
  });

  it('the same accommodation on consecutive days is one stay', () => {
    const days = [day('2027-05-01', 'Casa Rosa'), day('2027-05-02', ' casa rosa'), day('2027-05-03', 'Other')];
    expect([...nightsByDay(days).values()]).toEqual([
      { name: 'Casa Rosa', night: 1, nights: 2 },
      { name: 'Casa Rosa', night: 2, nights: 2 },
      { name: 'Other', night: 1, nights: 1 },
    ]);
  });

  it('the same accommodation after a gap is another stay', () => {
    const days = [day('2027-05-01', 'Casa Rosa'), day('2027-05-03', 'Casa Rosa')];
    expect([...nightsByDay(days).values()].map(({ nights }) => nights)).toEqual([1, 1]);
  });

  it('a day that names another accommodation is not covered by the booking', () => {
    const days = [day('2027-05-01', null, [hotel('2027-05-03')]), day('2027-05-02', 'Mountain hut')];
    expect(nightsByDay(days).get('2027-05-02')).toEqual({ name: 'Mountain hut', night: 1, nights: 1 });
  });

  it('a cancelled stay covers no night', () => {
    expect(nightsByDay([day('2027-05-01', null, [{ ...hotel('2027-05-03'), cancelled: true }])]).size).toBe(0);
  });

  it('a day without any accommodation has no night', () => {
    expect(nightsByDay([day('2027-05-01')]).size).toBe(0);
  });
});

describe('nightsBetween', () => {
  it('counts nights, and none without a later date', () => {
    expect([nightsBetween('2027-05-30', '2027-06-02'), nightsBetween('2027-05-30', null)]).toEqual([3, 0]);
    expect(nightsBetween('2027-05-30', '2027-05-29')).toBe(0);
  });
});
