import { expect, it } from 'vitest';
import { readTestMail } from '../test-mail.ts';

it('each service of a programme’s day is a booking, whatever words begin its line, and what is only suggested is none', async () => {
  const { bookings } = await readTestMail(
    'Confirmed programme, file 27-0318',
    'All services are confirmed. File 27-0318\n\nDAY 1 - Saturday 8 May 2027\n  Hotel: Gabriel House, 16 Registan Street, Samarkand\n  (2 nights, twin room), check-in 14:00\n\nDAY 2 - Sunday 9 May 2027\n  Tea ceremony, 16:30, Old Silk House\n\nDAY 3 - Monday 10 May 2027\n  Train Afrosiyob 762  SAMARKAND 12:30 - BUKHARA 14:05\n\nSuggested: folk show, USD 35 per person, please ask.',
  );
  expect(bookings.map(({ type, startDate, endDate }) => [type, startDate, endDate].join(' '))).toEqual([
    'hotel 2027-05-08 2027-05-10',
    'activity 2027-05-09 ',
    'transport 2027-05-10 2027-05-10',
  ]);
});
