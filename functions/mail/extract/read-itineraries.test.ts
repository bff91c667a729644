import { expect, it } from 'vitest';
import { readTestMail as mail } from './test-mail.ts';

it('of a flight in two lines, the place of arrival and the times stand in the second', async () => {
  const { bookings } = await mail(
    'ELEKTRONISCHES TICKET KRAUSE/ANNA MRS',
    `REISEBUERO NORDSTERN GMBH                     BUCHUNG  R5TQ8W

FLUG     KL  DATUM           STRECKE                          AB     AN
-----------------------------------------------------------------------
LQ 418   Y   MO 10 MAI 27    HAM HAMBURG FUHLSBUETTEL T1
                             MAD MADRID BARAJAS T4            0705   1010
LQ 881   Y   MO 10 MAI 27    MAD MADRID BARAJAS T4
                             BOG BOGOTA EL DORADO             1245   1540
LQ 882   Y   SA 22 MAI 27    BOG BOGOTA EL DORADO
                             MAD MADRID BARAJAS T4            1730   1050+1
`,
  );
  expect(bookings).toMatchObject([
    { type: 'flight', startTime: '07:05', endTime: '10:10', location: 'Hamburg (HAM)', confirmationNumber: 'R5TQ8W' },
    { startTime: '12:45', endLocation: expect.stringContaining('BOG') },
    { startDate: '2027-05-22', endDate: '2027-05-23', endLocation: 'Madrid (MAD)' },
  ]);
});

it('the next line has the place of arrival, and a line between two flights is not a place', async () => {
  const { bookings } = await mail(
    'BILLET ELECTRONIQUE ROUX/JULES MR',
    `REF DOSSIER   COMPAGNIE QX/L7PK2D

DE / A                     VOL     CL  DATE    DEP    ARR    STATUT
--------------------------------------------------------------------
NICE NCE T1                QX 512  M   14AVR   0815   0950   OK
LISBON LIS T1
  -- TRAJET LIBRE --
PORTO OPO                  QX 733  M   21AVR   1940   2315   OK
NICE NCE T1
`,
  );
  expect(bookings).toMatchObject([
    {
      type: 'flight',
      startDate: '2027-04-14',
      location: 'NICE (NCE)',
      endLocation: 'LISBON (LIS)',
      confirmationNumber: 'L7PK2D',
    },
    { startTime: '19:40', endTime: '23:15', location: 'PORTO (OPO)', endLocation: 'NICE (NCE)' },
  ]);
});

it('of three times in a row, the columns say which are the departure and the arrival', async () => {
  const { bookings } = await mail(
    'Itinerario JQ4T8X',
    `<p>Localizador: JQ4T8X</p><table><tr><th>Vuelo</th><th>Fecha</th><th>Cierre de facturación</th><th>Origen</th><th>Salida</th><th>Destino</th><th>Llegada</th></tr>
     <tr><td>ZN 2210</td><td>sáb 12 jun 2027</td><td>06:40</td><td>Madrid MAD (T2)</td><td>07:30</td><td>Bilbao BIO</td><td>08:35</td></tr>
     <tr><td>ZN 2217</td><td>mar 15 jun 2027</td><td>20:05</td><td>Bilbao BIO</td><td>20:55</td><td>Madrid MAD (T2)</td><td>22:00</td></tr></table>`,
    'html',
  );
  expect(bookings).toMatchObject([
    { startTime: '07:30', endTime: '08:35', location: 'Madrid (MAD)', endLocation: 'Bilbao (BIO)' },
    { startTime: '20:55', endTime: '22:00' },
  ]);
});

const stay = (reference: string, total: string) =>
  mail(
    'Your booking is confirmed',
    `Thank you, your stay is confirmed.\n\n${reference}\nHotel Sandpiper\n12 Shore Road, Galway H91 X2Y3, Ireland\nCheck-in: Fri 7 May 2027\nCheck-out: Mon 10 May 2027\nTotal: ${total}\n`,
  );

it.each([
  ['Booking reference: HBX-7Q2 M4T', 'HBX-7Q2 M4T'],
  ['Booking reference: SND 4K19 557', 'SND 4K19 557'],
  ['Booking reference: VR 204-775', 'VR 204-775'],
  ['Booking reference: KMVRLTQP', 'KMVRLTQP'],
  ['COMPRA APROVADA\nFolio de compra: 7H-20418-PT', '7H-20418-PT'],
])('a reference is the whole code beside its label, and no word: %s', async (line, code) => {
  expect((await stay(line, '€420.00')).bookings).toMatchObject([{ confirmationNumber: code }]);
});

it('thousands are grouped in twos in India', async () => {
  expect((await stay('Booking reference: SP-20418', '₹1,27,450.00')).bookings).toMatchObject([
    { cost: 127450, currency: 'INR' },
  ]);
});

it('a departure that stands there once for each traveller is one, and the hours of a hotline are none', async () => {
  const { bookings } = await mail(
    '出票成功',
    `订单号码 K30917724，出票成功。

  1.陈立，2027年05月06日14:05开，D2281次列车，
    宁波站 - 温州南站，03车04F号，二等座。
  2.陈晨，2027年05月06日14:05开，D2281次列车，
    宁波站 - 温州南站，03车05F号，二等座。

请携带有效身份证件。
客服热线每日05:30至22:00。
`,
  );
  expect(bookings).toMatchObject([
    { type: 'transport', startTime: '14:05', location: '宁波站', endLocation: '温州南站' },
  ]);
});

it('labels above their values, and the time below the day, are a journey in words that no list has', async () => {
  const cell = (label: string, ...values: readonly string[]) =>
    `<div><div>${label}</div>${values.map((value) => `<div>${value}</div>`).join('')}</div>`;
  const { bookings } = await mail(
    'Dziękujemy! Twój wyjazd do Gdańska',
    cell('Numer rezerwacji', 'PLB-4K20771') +
      cell('Skąd', 'Warszawa Młociny') +
      cell('Dokąd', 'Gdańsk Główny') +
      cell('Odjazd', 'pt. 16.04.2027', '23:30') +
      cell('Przyjazd', 'sob. 17.04.2027', '04:55'),
    'html',
  );
  expect(bookings).toMatchObject([
    { type: 'transport', startTime: '23:30', endDate: '2027-04-17', endTime: '04:55', location: 'Warszawa Młociny' },
  ]);
});
