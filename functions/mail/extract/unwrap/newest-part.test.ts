import { expect, it } from 'vitest';
import { readMessage } from '../read-message.ts';

const mail = (text: string, more = '') =>
  readMessage(
    new TextEncoder().encode(
      `Subject: Your table\r\nDate: Mon, 04 Jan 2027 10:00:00 +0000\r\nContent-Type: multipart/mixed; boundary="b"\r\n\r\n--b\r\nContent-Type: text/plain; charset=utf-8\r\n\r\n${text.replaceAll('\n', '\r\n')}\r\n${more}--b--\r\n`,
    ),
    {},
  );

const QUOTED = '> Could we come on Thursday 14 January at 19:30 instead?';

it.each([
  'On 3 Jan 2027, at 18:02, Ann Roche <ann@b.example> wrote:',
  'Le 3 janvier 2027 à 18:02, Madame Roche a écrit :',
  'Dnia 3 stycznia 2027 18:02 Anna Kowalska <anna@b.example> napisał(a):',
])('of a thread the newest mail counts, whatever language quotes the older one (%s)', async (attribution) => {
  const { bookings } = await mail(
    `Dear Ann,\n\nyour table is now booked for Friday 15 January 2027 at 20:30, for 4 people.\n\nRestaurant Aglaia\n4 Harbour Street, Cork\n\n${attribution}\n${QUOTED}\n`,
  );
  expect(bookings).toMatchObject([{ type: 'restaurant', startDate: '2027-01-15', startTime: '20:30' }]);
});

it('a confirmation that is quoted below a remark without a booking is read', async () => {
  const { bookings } = await mail(
    `Here it is.\nLove, Ann\n\nOn 3 Jan 2027, at 18:02, Aglaia <info@b.example> wrote:\n> Your table is confirmed.\n> Restaurant Aglaia\n> Friday 15 January 2027 at 20:30\n> 4 guests\n`,
  );
  expect(bookings).toMatchObject([{ startDate: '2027-01-15', startTime: '20:30' }]);
});

const invitation = (description: string) =>
  `--b\r\nContent-Type: text/calendar; charset=utf-8\r\n\r\nBEGIN:VCALENDAR\r\nVERSION:2.0\r\nMETHOD:REQUEST\r\nBEGIN:VEVENT\r\nUID:9\r\nDTSTART:20270210T130000Z\r\nSUMMARY:Steering committee\r\nDESCRIPTION:${description}\r\nORGANIZER:mailto:o@x.example\r\nATTENDEE;RSVP=TRUE:mailto:a@b.example\r\nEND:VEVENT\r\nEND:VCALENDAR\r\n`;

it('an invitation that asks for a reply is a booking only with a reference', async () => {
  expect((await mail('Hi all, see you there.', invitation('Agenda'))).bookings).toEqual([]);
  expect((await mail('Hi all, see you there.', invitation('Booking reference: KX4471P'))).bookings).toHaveLength(1);
});

it('of an answer that quotes below the headers of the older mail, the newest counts', async () => {
  const { bookings } = await readMessage(
    new TextEncoder().encode(
      'From: Aglaia <info@b.example>\r\nSubject: SV: Your table (ref. 2K4M)\r\nDate: Wed, 28 Apr 2027 10:00:00 +0000\r\nContent-Type: text/plain; charset=utf-8\r\n\r\nI have moved your table to Saturday 8 May 2027 at 19:30, for 6 people.\r\n\r\nRestaurant Aglaia\r\n4 Harbour Street, Cork\r\n\r\nFra: Aglaia <info@b.example>\r\nSendt: mandag 26. april 2027 11:02\r\nTil: Ann <ann@b.example>\r\nEmne: Your table (ref. 2K4M)\r\n\r\nYour table for 4 people is confirmed for Friday 7 May 2027 at 18:00.\r\n',
    ),
    {},
  );
  expect(bookings).toMatchObject([{ startDate: '2027-05-08', startTime: '19:30' }]);
});

it.each(['\n\n', '\n'])(
  'the address that ends an answer is not part of the line that quotes the older mail (%j)',
  async (gap) => {
    const { bookings } = await readMessage(
      new TextEncoder().encode(
        `From: Grete Holm <grete@b.example>\r\nSubject: Sv: Bordbestilling\r\nDate: Mon, 04 Jan 2027 10:00:00 +0000\r\nContent-Type: text/plain; charset=utf-8\r\n\r\nKære Ann,\r\n\r\njeres bord er nu bestilt til fredag den 15. januar 2027 kl. 20.30, 4 personer.\r\n\r\nRestaurant Aglaia\r\nStrandgade 4, 3000 Helsingør${gap}Den 3. jan. 2027 kl. 18.02 skrev Ann Roche <ann@b.example>:\r\n> Kunne vi få et bord torsdag den 14. januar kl. 19.30?\r\n`,
      ),
      {},
    );
    expect(bookings).toMatchObject([
      {
        title: 'Restaurant Aglaia',
        startDate: '2027-01-15',
        startTime: '20:30',
        location: expect.stringContaining('Strandgade 4'),
      },
    ]);
  },
);
