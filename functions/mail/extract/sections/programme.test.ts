import { expect, it } from 'vitest';
import { readPastedText } from '../read-text.ts';

const PROGRAMMES: readonly (readonly [string, string])[] = [
  [
    'it',
    'Il Suo viaggio è confermato. Pratica: VC-3308\n\nSABATO 8 MAGGIO 2027\nVolo CM 1204 Bologna (BLQ) 09:15 – Palermo (PMO) 10:45\nVilla dei Mandorli, Via Libertà 55, 90143 Palermo, 3 notti, 8–11 maggio\n\nMARTEDÌ 11 MAGGIO 2027\nTreno REG 5361 Palermo Centrale 09:33 – Agrigento Centrale 11:38\n\nGIOVEDÌ 13 MAGGIO 2027\nVolo CM 1209 Palermo (PMO) 20:10 – Bologna (BLQ) 21:45',
  ],
  [
    'de',
    'Ihre Reise ist bestätigt. Buchungsnummer: VC-3308\n\n==== SAMSTAG 8. MAI 2027 ====\nFlug CM 1204 Bologna (BLQ) 09:15 – Palermo (PMO) 10:45\nHotel Villa Mandel, Via Libertà 55, 90143 Palermo, 3 Nächte, 8.–11. Mai\n\n==== DIENSTAG 11. MAI 2027 ====\nZug REG 5361 Palermo Centrale 09:33 – Agrigento Centrale 11:38\n\n==== DONNERSTAG 13. MAI 2027 ====\nFlug CM 1209 Palermo (PMO) 20:10 – Bologna (BLQ) 21:45',
  ],
];

it.each(PROGRAMMES)('a programme day by day gives each journey and stay its own booking (%s)', async (_, text) => {
  const { bookings } = await readPastedText(text, { receivedAt: new Date('2027-02-08T10:00:00Z') });
  expect(bookings.map(({ type, startDate, startTime }) => [type, startDate, startTime].join(' '))).toEqual([
    'flight 2027-05-08 09:15',
    'hotel 2027-05-08 ',
    'transport 2027-05-11 09:33',
    'flight 2027-05-13 20:10',
  ]);
  expect(bookings[1]).toMatchObject({
    title: expect.stringMatching(/^(?:Hotel )?Villa (?:dei Mandorli|Mandel)$/),
    endDate: '2027-05-11',
    location: expect.stringContaining('Via Libertà 55, 90143 Palermo'),
  });
});
