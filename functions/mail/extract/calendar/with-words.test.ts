import { expect, it } from 'vitest';
import { readMessage } from '../read-message.ts';

const ICS = [
  'BEGIN:VCALENDAR',
  'VERSION:2.0',
  'BEGIN:VEVENT',
  'UID:a@ferry.example',
  'DTSTART:20270402T150000Z',
  'DTEND:20270403T073000Z',
  'SUMMARY:Baltia Line: Stockholm - Tallinn',
  'LOCATION:Hamnpirsvägen 10\\, Stockholm',
  'END:VEVENT',
  'END:VCALENDAR',
].join('\r\n');

const mail = (text: string) =>
  readMessage(
    new TextEncoder().encode(
      `Subject: Bokningsbekräftelse\r\nDate: Mon, 04 Jan 2027 10:00:00 +0000\r\nContent-Type: multipart/mixed; boundary="b"\r\n\r\n--b\r\nContent-Type: text/plain; charset=utf-8\r\n\r\n${text}\r\n--b\r\nContent-Type: text/calendar; charset=utf-8\r\n\r\n${ICS}\r\n--b--\r\n`,
    ),
    {},
  );

it('the mail’s text fills in what its calendar entry leaves out', async () => {
  const { bookings } = await mail(
    'Bokningsnummer: 772390\nFärja\nStockholm – Tallinn\nAvgång: fredag 2 april 2027 kl 17.00\nAnkomst: lördag 3 april 2027 kl 10.30\nTotalpris: 3 440,00 SEK',
  );
  expect(bookings).toMatchObject([
    { type: 'transport', startTime: '17:00', endTime: '10:30', confirmationNumber: '772390', cost: 3440 },
  ]);
});

it('the mail’s reference and total go to entries that have none', async () => {
  const { bookings } = await mail(
    'Tack för din bokning! Tiderna finns i kalendern.\nBokningsnummer: 772390\nTotalpris: 3 440,00 SEK',
  );
  expect(bookings).toMatchObject([{ startDate: '2027-04-02', confirmationNumber: '772390', cost: 3440 }]);
});
