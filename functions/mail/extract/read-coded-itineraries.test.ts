import { expect, it } from 'vitest';
import { readTestMail as mail } from './test-mail.ts';

it('of an itinerary in blocks, flights in two rows, a hotel and a car under their codes are bookings of their own', async () => {
  const { bookings } = await mail(
    'MARTIN/LUC MR 12MAI27',
    `AGENCE HORIZON VOYAGES                 DOSSIER  K8TQ2L

MER 12MAI27   QUENTIN AIR                 VOL QX 431
  DEP  LYON, FR (SAINT EXUPERY) T1                     0705
  ARR  LISBON, PT (HUMBERTO DELGADO) T2                0835

HTL MER 12MAI27 - SAM 15MAI27     HK1   3 NUITS
  HOTEL BELA ALFAMA
  RUA DO SALVADOR 14, 1100-462 LISBOA
  TOTAL EUR 402.00 - A REGLER SUR PLACE
  CF-5512873

CAR MER 12MAI27
  ROTA RENT       PICK UP LISBON AIRPORT    12MAI27 0930
                  DROP OFF LISBON AIRPORT   15MAI27 1700

SAM 15MAI27   QUENTIN AIR                 VOL QX 432
  DEP  LISBON, PT (HUMBERTO DELGADO) T2                1925
  ARR  LYON, FR (SAINT EXUPERY) T1                     2255
`,
  );
  expect(bookings).toHaveLength(4);
  expect(bookings).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ type: 'flight', startDate: '2027-05-12', startTime: '07:05', endTime: '08:35' }),
      expect.objectContaining({ type: 'hotel', endDate: '2027-05-15', confirmationNumber: '5512873', cost: 402 }),
      expect.objectContaining({ type: 'transport', startTime: '09:30', endDate: '2027-05-15', endTime: '17:00' }),
      expect.objectContaining({ type: 'flight', startDate: '2027-05-15', startTime: '19:25', endTime: '22:55' }),
    ]),
  );
});

it('times on a clock of twelve hours without colons, and the day above a block, are read in it', async () => {
  const { bookings } = await mail(
    'ITINERARY OKAFOR/DAN',
    `NORTHWIND TRAVEL          LOCATOR: QLM7TD

18 JAN 27 - MONDAY
 AIR   GREAT PRAIRIE AIR     FLT:1482    ECONOMY
       LV CHICAGO OHARE  (ORD)         705A
       AR SAN FRANCISCO  (SFO)         948A

 CAR   MERIDIAN DRIVE        PICK UP 1015A  SAN FRANCISCO ARPT (SFO)
       RETURN 21JAN27-300P        SAN FRANCISCO ARPT (SFO)
       CONFIRMATION 29571106US3
`,
  );
  expect(bookings).toMatchObject([
    { type: 'flight', startDate: '2027-01-18', startTime: '07:05', endTime: '09:48', location: 'Chicago (ORD)' },
    { type: 'transport', startDate: '2027-01-18', startTime: '10:15', endDate: '2027-01-21', endTime: '15:00' },
  ]);
});

it('a cruise is one journey from its first port to its last, with a day at sea among them', async () => {
  const { bookings } = await mail(
    'Conferma di prenotazione 5510-227',
    `La sua crociera è confermata.\n\nNumero prenotazione: 5510-227

Giorno        Porto                    Arrivo    Partenza
dom 06/06     Savona, Italia                     17:00
lun 07/06     Marsiglia, Francia       08:00     18:00
mar 08/06     Barcellona, Spagna       08:00     18:00
mer 09/06     In navigazione
gio 10/06     Palermo, Italia          09:00     17:00
dom 13/06     Savona, Italia           08:30

Totale: 1.958,00 EUR
`,
  );
  expect(bookings).toMatchObject([
    {
      type: 'transport',
      startDate: '2027-06-06',
      startTime: '17:00',
      endDate: '2027-06-13',
      endTime: '08:30',
      location: 'Savona, Italia',
      cost: 1958,
    },
  ]);
});
