import { expect, it } from 'vitest';
import { readIcs } from './ics.ts';

const file = (...lines: string[]) =>
  ['BEGIN:VCALENDAR', 'VERSION:2.0', 'X-WR-CALNAME:Japan\\, 2027', ...lines, 'END:VCALENDAR', ''].join('\r\n');
const event = (...lines: string[]) => ['BEGIN:VEVENT', ...lines, 'END:VEVENT'];
const only = (...lines: string[]) => {
  const read = readIcs(file(...lines), 'a');
  if ('problem' in read) throw new Error(read.problem);
  expect(read.unread).toEqual([]);
  return read.trip.days.flatMap(({ date, activities }) => activities.map((each) => ({ date, ...each })));
};

it.each([
  [
    'a time in UTC is shown by the clock of the calendar',
    ['X-WR-TIMEZONE:Asia/Tokyo', ...event('SUMMARY:A', 'DTSTART:20270603T223000Z', 'DTEND:20270603T233000Z')],
    { date: '2027-06-04', time: '07:30', endTime: '08:30', timeZone: 'Asia/Tokyo' },
  ],
  [
    'without such a clock it is told in UTC',
    event('SUMMARY:A', 'DTSTART:20270603T223000Z'),
    { date: '2027-06-03', time: '22:30', timeZone: 'UTC' },
  ],
  [
    'a zone behind a path of its program is found',
    event('SUMMARY:A', 'DTSTART;TZID=/example.org/1/Europe/Berlin:20270603T100000'),
    { time: '10:00', timeZone: 'Europe/Berlin' },
  ],
  [
    'a zone that only its program knows is left to the place',
    event('SUMMARY:A', 'DTSTART;TZID=W. Europe Standard Time:20270603T100000', 'LOCATION:Basel'),
    { time: '10:00', timeZone: undefined, location: 'Basel' },
  ],
  [
    'a duration says the end',
    event('SUMMARY:A', 'DTSTART;TZID=Europe/Rome:20270603T230000', 'DURATION:PT2H'),
    { endTime: '01:00', endDate: '2027-06-04' },
  ],
  [
    'nights in a hotel are a stay, up to the day of checking out',
    event('SUMMARY:Hotel Gracery', 'DTSTART;VALUE=DATE:20270603', 'DTEND;VALUE=DATE:20270606'),
    { kind: 'stay', endDate: '2027-06-06', time: null },
  ],
  [
    'several whole days are not, and end on the last of them',
    event('SUMMARY:Fair', 'DTSTART;VALUE=DATE:20270603', 'DTEND;VALUE=DATE:20270606'),
    { kind: undefined, endDate: '2027-06-05' },
  ],
  ['a flight is one', event('SUMMARY:Flight LX 160 to Tokyo', 'DTSTART:20270603T100000'), { kind: 'flight' }],
  ['a museum of trains is none', event('SUMMARY:The train museum', 'DTSTART:20270603T100000'), { kind: undefined }],
  [
    'what was cancelled stays cancelled, and nothing else is confirmed',
    event('SUMMARY:A', 'DTSTART:20270603T100000', 'STATUS:CANCELLED'),
    { status: 'cancelled' },
  ],
  [
    'what another program confirms is pending here',
    event('SUMMARY:A', 'DTSTART:20270603T100000', 'STATUS:CONFIRMED', 'GEO:35.6;139.7', 'URL:https://example.com/a'),
    {
      status: 'pending',
      coordinates: { latitude: 35.6, longitude: 139.7 },
      details: { link: 'https://example.com/a' },
    },
  ],
])('OUT-07 KIND-07 %s', (_, lines, expected) => {
  const [item] = only(...lines);
  expect({ kind: undefined, timeZone: undefined, ...item }).toMatchObject(expected);
});

it('OUT-07 the newest version of an event comes first, and an event of a series has a UID of its own', () => {
  const version = (sequence: number, title: string, ...more: string[]) =>
    event('UID:a@b', `SEQUENCE:${sequence}`, `SUMMARY:${title}`, 'DTSTART;VALUE=DATE:20270603', ...more);
  const items = only(
    ...version(1, 'Old'),
    ...version(2, 'New'),
    ...version(0, 'One of a series', 'RECURRENCE-ID;VALUE=DATE:20270603'),
  );
  expect(items.map(({ title, uid }) => [title, uid])).toEqual([
    ['New', 'a@b'],
    ['Old', 'a@b'],
    ['One of a series', 'a@b/2027-06-03'],
  ]);
});

it('OUT-07 an event that is damaged costs only itself, and is told with its line', () => {
  const lines = [
    ...event('SUMMARY:Fine', 'DTSTART;VALUE=DATE:20270603'),
    ...event('SUMMARY:No start'),
    ...event('SUMMARY:Damaged', 'DTSTART;VALUE=DATE:20270603', 'this is no line'),
    ...event('SUMMARY:When', 'DTSTART:tomorrow'),
    ...event('SUMMARY:Never', 'DTSTART;VALUE=DATE:20270231'),
    ...event('DTSTART;VALUE=DATE:20270603'),
    ...['BEGIN:VEVENT', 'SUMMARY:Open'],
  ];
  const read = readIcs(file(...lines), 'a');
  expect(read).toMatchObject({ trip: { trip: { title: 'Japan, 2027' }, days: [{ activities: [{ title: 'Fine' }] }] } });
  expect('unread' in read && read.unread).toEqual([
    { line: 8, why: 'This event has no start.' },
    { line: 11, why: expect.stringMatching(/damaged/) },
    { line: 16, why: expect.stringMatching(/start|damaged/) },
    { line: 20, why: expect.stringMatching(/no date: 2027-02-31/) },
    { line: 24, why: 'Title is required.' },
    { line: 27, why: 'This event has no end.' },
  ]);
});
