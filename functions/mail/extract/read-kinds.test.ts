import { describe, expect, it } from 'vitest';
import { readTestMail } from './test-mail.ts';

const mail = (subject: string, body: string, type: 'html' | 'plain' = 'html') => readTestMail(subject, body, type);

describe('a mail about several kinds of bookings', () => {
  it('is read by its sections, each with its own reference and price', async () => {
    const { bookings } = await mail(
      'Your Malta trip is confirmed',
      `<p>Booking 55102-TRV</p><p>✈ Flights — Airline ref Q8ZLPT</p><table><tr><td>Sat 16 Oct 2027</td><td>MQ 281</td><td>07:10 London Gatwick (LGW)</td><td>11:20 Malta (MLA)</td></tr></table>
       <p>🏨 Hotel — Ref VHT-20117</p><p>The Bastion Valletta<br>14 Old Mint Street, Valletta VLT 1516, Malta</p><p>Check-in: Sat 16 Oct 2027<br>Check-out: Sat 23 Oct 2027</p>
       <p>🚗 Car hire — Ref ML-88304</p><p>Pick-up: Mon 18 Oct 2027 at 09:30, Valletta Waterfront Office<br>Drop-off: Sat 23 Oct 2027 at 16:30, Malta Airport</p>
       <table><tr><td>Flights, 2 adults</td><td>£412.00</td></tr><tr><td>Hotel</td><td>£863.80</td></tr><tr><td>Car hire</td><td>£131.25</td></tr><tr><td>Trip total</td><td>£1,407.05</td></tr></table>`,
    );
    expect(bookings).toMatchObject([
      { type: 'flight', confirmationNumber: 'Q8ZLPT', cost: 412 },
      { type: 'hotel', confirmationNumber: 'VHT-20117', cost: 863.8, endDate: '2027-10-23' },
      { type: 'transport', confirmationNumber: 'ML-88304', cost: 131.25, startTime: '09:30' },
    ]);
  });

  it('of two stays each has its own reference, and the price of its nights', async () => {
    const { bookings } = await mail(
      'Votre circuit est réservé',
      'Dossier : CIR-4471\n\nHôtel du Port\n3 quai Nord, 35400 Saint-Malo\nArrivée : samedi 5 juin 2027\nDépart : lundi 7 juin 2027\nRéf. hôtel : HP-88\n2 nuits x 90,00 €   180,00 €\n\nAuberge des Dunes\n12 rue de la Mer, 50400 Granville\nArrivée : lundi 7 juin 2027\nDépart : jeudi 10 juin 2027\nRéf. hôtel : AD-1207\n3 nuits x 75,00 €   225,00 €\n\nTotal du circuit   405,00 €\n',
      'plain',
    );
    expect(bookings).toMatchObject([
      { title: 'Hôtel du Port', confirmationNumber: 'HP-88', cost: 180 },
      { title: 'Auberge des Dunes', confirmationNumber: 'AD-1207', cost: 225 },
    ]);
  });

  it('a parking space is a booking if it has a reference, and a barrier ticket is not', async () => {
    const days = 'Inrijden: vrijdag 6 augustus 2027, 04:30 uur\nUitrijden: vrijdag 13 augustus 2027, 22:10 uur\n';
    const booked = await mail(
      'Bevestiging',
      `Je plaats is gereserveerd.\nReserveringsnummer: P-5518830\n${days}`,
      'plain',
    );
    expect(booked.bookings).toMatchObject([{ type: 'other', startTime: '04:30', endDate: '2027-08-13' }]);
    expect((await mail('Parkeren', days, 'plain')).bookings).toEqual([]);
  });
});

describe('what is not a booking', () => {
  it.each([
    [
      'a failed payment',
      'Din betaling gik ikke igennem',
      'Rute: Hirtshals – Larvik\nAfgang: 3. juli 2027 kl. 12.45\nAnkomst: 3. juli 2027 kl. 16.30',
    ],
    [
      'a request',
      'Ihre Anfrage wurde gesendet',
      'Dies ist noch keine Buchung.\nFerienhaus Heide\nAnreise: 25.03.2027\nAbreise: 28.03.2027',
    ],
    [
      'a fallen price',
      'O preço caiu! Lisboa – Recife',
      'Lisboa (LIS) → Recife (REC)\nqui., 22 abr. 2027 · 09:50 – 14:05 · direto · PZ 8811',
    ],
    ['a statement', 'Je puntenoverzicht van maart', '04-03-2027 VL217 Amsterdam (AMS) – Oslo (OSL) 07:10 - 08:55 +620'],
    [
      'a price that begins somewhere',
      'Check-in opens earlier',
      'Get your boarding pass in the app.\nBoston (BOS) – Bermuda (BDA) from $139 · Nov 18, departs 8:15 a.m. daily',
    ],
  ])('%s', async (_, subject, body) => {
    expect((await mail(subject, body, 'plain')).bookings).toEqual([]);
  });

  it('one part is cancelled, while the other stays confirmed', async () => {
    const { bookings } = await mail(
      'Cancelamento de trecho - localizador WQZ3LM',
      `<p>Cancelamos apenas o trecho de volta. O trecho de ida continua confirmado.</p><p>Localizador: WQZ3LM</p><table><tr><th>Trecho</th><th>Voo</th><th>Data</th><th>Saída</th><th>Chegada</th><th>Situação</th></tr>
       <tr><td>São Paulo (GRU) - Salvador (SSA)</td><td>IP 3482</td><td>14/04/2027</td><td>08:20</td><td>10:45</td><td>CONFIRMADO</td></tr>
       <tr><td>Salvador (SSA) - São Paulo (GRU)</td><td>IP 3483</td><td>20/04/2027</td><td>18:20</td><td>20:45</td><td>CANCELADO</td></tr></table>`,
    );
    expect(bookings).toMatchObject([{ type: 'flight', startDate: '2027-04-14', confirmationNumber: 'WQZ3LM' }]);
  });
});

describe('what a mail’s wording adds', () => {
  it('in a table with columns for before and now, only now counts', async () => {
    const { bookings } = await mail(
      'Ændret reservation 55-80172',
      `<h2>Strandhotel Sletten</h2><p>Reservationsnr. 55-80172</p><table><tr><td></td><td>Tidligere</td><td>Ny reservation</td></tr><tr><td>Ankomst</td><td>7. maj 2027</td><td>14. maj 2027 fra kl. 15.00</td></tr><tr><td>Afrejse</td><td>9. maj 2027</td><td>17. maj 2027 senest kl. 11.00</td></tr></table><p>Værelse med morgenmad</p>`,
    );
    expect(bookings).toMatchObject([{ startDate: '2027-05-14', endDate: '2027-05-17', event: 'change' }]);
  });

  it('the show begins at its starting time, not when the doors open', async () => {
    const { bookings } = await mail(
      'Ihre Tickets: Nordwind Ensemble',
      '<h1>Konzert Nordwind Ensemble</h1><p>Freitag, 19. November 2027<br>Einlass 18:30 Uhr, Beginn 20:00 Uhr</p><p>Bestellnummer: TK-88120</p>',
    );
    expect(bookings).toMatchObject([{ type: 'activity', startTime: '20:00' }]);
  });

  it('a complete subject is read when the body says nothing', async () => {
    const { bookings } = await mail(
      'Reserva confirmada: Pousada Vento Leste (Paraty), 12/08/2027 a 15/08/2027, total R$ 1.380,00, código PVL-3390',
      'Oi, Camila, tudo bem?\n\nDeu tudo certo! Qualquer dúvida é só chamar.\n',
      'plain',
    );
    const stay = { type: 'hotel', title: 'Pousada Vento Leste (Paraty)', cost: 1380 };
    expect(bookings).toMatchObject([{ ...stay, startDate: '2027-08-12', endDate: '2027-08-15' }]);
  });

  it('times without colons, and pairs of codes, of a travel agency’s system are read', async () => {
    const { bookings } = await mail(
      'Your itinerary',
      'BOOKING REFERENCE: QK7T2M\n2  ZQ 118 Y 14MAY 5 LHRZRH HK1  0930 1215   14MAY  E\n3  ZQ 121 Y 18MAY 2 ZRHLHR HK1  2010 0055+1   18MAY  E\n',
      'plain',
    );
    expect(bookings).toMatchObject([
      { startTime: '09:30', endTime: '12:15', startDate: '2027-05-14' },
      { startTime: '20:10', endTime: '00:55', endDate: '2027-05-19' },
    ]);
  });

  it('a transfer there and one back are two', async () => {
    const { bookings } = await mail(
      'Tu traslado está confirmado',
      'Bono nº LF-270509\n\nFecha y hora de recogida: viernes 18 de junio de 2027, 16:25 h\nDesde: Aeropuerto de Palma (PMI), vuelo ZT 6017\nHasta: Hotel Cala Clara\n\nFecha y hora de recogida: viernes 25 de junio de 2027, 08:10 h\nDesde: Hotel Cala Clara\nHasta: Aeropuerto de Palma (PMI)\n\nEl conductor te espera. Traslado privado.\n',
      'plain',
    );
    expect(bookings).toMatchObject([
      { startTime: '16:25', location: 'Aeropuerto de Palma (PMI)' },
      { startTime: '08:10', location: 'Hotel Cala Clara' },
    ]);
  });

  it('two transfers whose days and hours no label names are two, and the day of the payment is none', async () => {
    const { bookings } = await mail(
      'Transfer confirmado',
      'Código da reserva: TRF-20418\n\n1º trecho\nSexta-feira, 15/01/2027, às 16h20\nDe: Aeroporto de Natal (NAT)\nPara: Pousada Maré Alta\n\n2º trecho\nTerça-feira, 26/01/2027, às 9h00\nDe: Pousada Maré Alta\nPara: Aeroporto de Natal (NAT)\n\nTotal: R$ 370,00 (Pix, 16/12/2026)\n\nO motorista espera até 60 minutos.\n',
      'plain',
    );
    expect(bookings).toMatchObject([
      { type: 'transport', startDate: '2027-01-15', startTime: '16:20', location: 'Aeroporto de Natal (NAT)' },
      { type: 'transport', startDate: '2027-01-26', startTime: '09:00', location: 'Pousada Maré Alta' },
    ]);
  });
});
