import ICAL from 'ical.js';
import { describe, expect, it } from 'vitest';
import { spanOf } from '../activities/span.ts';
import { writeIcs } from './ics.ts';
import { testPlan } from './test-plan.ts';

const CALENDAR = {
  ...{ title: 'Trip', domain: 'travel.example.com', now: Date.UTC(2027, 0, 1) },
  withReferences: false,
};

/** The events as another program reads them. */
function eventsOf(ics: string): ICAL.Event[] {
  const calendar = new ICAL.Component(ICAL.parse(ics));
  for (const zone of calendar.getAllSubcomponents('vtimezone')) {
    ICAL.TimezoneService.register(zone);
  }
  return calendar.getAllSubcomponents('vevent').map((event) => new ICAL.Event(event));
}

const read = (byDate: Parameters<typeof testPlan>[1]) => eventsOf(writeIcs([testPlan('Trip', byDate)], CALENDAR));

describe('a trip as iCalendar', () => {
  it('a flight is at the instants of its clocks, over the date line too', () => {
    const [flight] = read({
      '2027-06-03': [
        {
          ...{ title: 'Flight', kind: 'flight', time: '23:55', timeZone: 'Pacific/Auckland', endTime: '09:45' },
          endTimeZone: 'Pacific/Honolulu',
        },
      ],
    });
    expect(flight?.startDate.toJSDate().toISOString()).toBe('2027-06-03T11:55:00.000Z');
    expect(flight?.endDate.toJSDate().toISOString()).toBe('2027-06-03T19:45:00.000Z');
  });

  it('1,440 times of 40 zones around the changes of their clocks are read back as the same instants', () => {
    const zones = Intl.supportedValuesOf('timeZone')
      .filter((_, index) => index % 10 === 3)
      .slice(0, 40);
    const dates = ['2027-03-13', '2027-03-14', '2027-03-28', '2027-04-04', '2027-09-26', '2027-10-31', '2027-11-07'];
    const times = ['00:15', '04:30', '12:00', '23:45'];
    const plan = testPlan(
      'Clocks',
      Object.fromEntries(
        [...dates, '2026-12-31', '2028-02-29'].map((date) => [
          date,
          zones.flatMap((timeZone) => times.map((time) => ({ title: `${timeZone} ${time}`, time, timeZone }))),
        ]),
      ),
    );
    const events = new Map(eventsOf(writeIcs([plan], CALENDAR)).map((event) => [event.uid, event]));
    const all = plan.days.flatMap((day) =>
      day.activities.map((activity) => ({ activity, date: day.date.slice(0, 10) })),
    );
    expect(all.length).toBe(1_440);
    const wrong = all.filter(({ activity, date }) => {
      const read = events
        .get(`${activity.id.slice(46)}@travel.example.com`)
        ?.startDate.toJSDate()
        .getTime();
      return read === undefined || read !== spanOf(activity, date)?.start;
    });
    expect(wrong.map(({ activity, date }) => `${date} ${activity.title}`)).toEqual([]);
  });

  it('without a time it takes its day, and a stay all days to its check-out', () => {
    const events = read({
      '2027-06-03': [
        { title: 'Forum' },
        {
          title: 'Hotel Alba',
          kind: 'stay',
          time: '15:00',
          timeZone: 'Europe/Rome',
          endDate: '2027-06-06',
          endTime: '11:00',
        },
      ],
    });
    const dates = events.map(({ startDate, endDate }) => [startDate.toString(), endDate.toString(), startDate.isDate]);
    expect(dates).toEqual([
      ['2027-06-03', '2027-06-04', true],
      ['2027-06-03', '2027-06-06', true],
    ]);
  });

  it('a time without a zone floats, and an end on an unknown clock is left out', () => {
    const [walk, dinner] = read({
      '2027-06-03': [
        { title: 'Walk', time: '10:00', endTime: '12:00' },
        { title: 'Dinner', time: '22:00', endTime: '01:00' },
      ],
    });
    expect([walk?.startDate.zone.tzid, walk?.endDate.toString()]).toEqual(['floating', '2027-06-03T12:00:00']);
    expect(dinner?.component.hasProperty('dtend')).toBe(false);
  });

  it('texts come back as they were, in lines of at most 75 octets that cut no letter', () => {
    const notes = `Bring; "passport", C:\\papers\nand 東京の地図 ${'ä'.repeat(200)}`;
    const ics = writeIcs(
      [testPlan('Tokyo, again', { '2027-06-03': [{ title: 'Taxi; to\nthe hotel', notes }] })],
      CALENDAR,
    );
    const lines = ics.split('\r\n');
    expect(Math.max(...lines.map((line) => new TextEncoder().encode(line).length))).toBeLessThanOrEqual(75);
    expect(ics).not.toContain('\uFFFD');
    const [event] = eventsOf(ics);
    expect([event?.summary, event?.description]).toEqual(['Taxi; to\nthe hotel', notes]);
  });

  it('says what is cancelled and what is not yet confirmed, and never a reference', () => {
    const activities = [
      { title: 'Boat', cancelled: true, confirmationNumber: 'ABC123' },
      { title: 'Opera', status: 'pending' as const },
      { title: 'Museum', status: 'confirmed' as const, coordinates: { latitude: 41.9, longitude: -12.5 } },
    ];
    const ics = writeIcs([testPlan('Rome', { '2027-06-03': activities })], CALENDAR);
    const statuses = eventsOf(ics).map(({ component }) => component.getFirstPropertyValue('status'));
    expect(statuses).toEqual(['CANCELLED', 'TENTATIVE', 'CONFIRMED']);
    expect(ics).toContain('GEO:41.9;-12.5');
    expect(ics).not.toContain('ABC123');
  });
});
