import { expect, it } from 'vitest';
import { readPastedText } from '../read-text.ts';

const RECEIVED = { receivedAt: new Date('2026-11-20T10:00:00Z') };

it('a table with one journey a column is read column by column', async () => {
  const text = [
    'Booking reference: QK7T2M',
    '',
    '\tOutbound\tReturn',
    'Route\tHelsinki – Tallinn\tTallinn – Helsinki',
    'Ferry\tMS Aava\tMS Aava',
    'Departure\t12 March 2027 10:30\t14 March 2027 16:30',
    'Arrival\t12 March 2027 12:30\t14 March 2027 18:30',
  ].join('\n');
  const { bookings } = await readPastedText(text, RECEIVED);
  expect(bookings).toMatchObject([
    { location: 'Helsinki', startDate: '2027-03-12', startTime: '10:30', endTime: '12:30' },
    { location: 'Tallinn', startDate: '2027-03-14', startTime: '16:30', endTime: '18:30' },
  ]);
});

it('a label that no list has names no place', async () => {
  const text = [
    'Ferry ticket, booking reference: QK7T2M',
    'From: Helsinki',
    'To: Tallinn',
    'Aluksen päällikkö: Captain Nemo',
    'Departure: 12 March 2027 10:30',
    'Arrival: 12 March 2027 12:30',
  ].join('\n');
  const { bookings } = await readPastedText(text, RECEIVED);
  expect(
    JSON.stringify(bookings.map(({ location, endLocation, title }) => [location, endLocation, title])),
  ).not.toMatch(/Nemo/);
  expect(bookings).toMatchObject([{ location: 'Helsinki', endLocation: 'Tallinn' }]);
});

it('a row whose day and hour stand apart is one moment, rather than two columns', async () => {
  const text = [
    'Bus ticket, booking reference: QK7T2M',
    '',
    'OUTBOUND',
    'Oviedo (Bus Station) -> Madrid (South Station)',
    'Departure:  Friday 19/03/2027  15:30',
    'Arrival:    Friday 19/03/2027  20:45',
  ].join('\n');
  const { bookings } = await readPastedText(text, RECEIVED);
  expect(bookings).toMatchObject([
    { location: 'Oviedo (Bus Station)', startDate: '2027-03-19', startTime: '15:30', endTime: '20:45' },
  ]);
});
