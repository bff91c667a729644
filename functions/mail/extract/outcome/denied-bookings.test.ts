import { expect, it } from 'vitest';
import { readTestMail as mail } from '../test-mail.ts';

it.each([
  [
    'Zahlung fehlgeschlagen - Ihr Aufenthalt 9.-12. April (R-4471)',
    'Guten Tag,\n\nIhre Karte wurde abgelehnt, Ihre Reservierung wurde daher NICHT bestätigt.\n\nUnterkunft: Hotel Deichgraf, Am Hafen 3, 26506 Norden\nAnreise: 9. April 2027, ab 15:00 Uhr\nAbreise: 12. April 2027, bis 11:00 Uhr\nZimmer: Doppelzimmer, 3 Nächte\nBetrag: 390,00 EUR\nAnfrage: R-4471\n',
  ],
  [
    'Il tuo viaggio ti aspetta',
    'Ci sei quasi, Marta!\n\nIl tuo viaggio è ancora nel carrello. Completa la prenotazione prima che il prezzo cambi.\n\nMilano Centrale → Roma Termini\nvenerdì 7 maggio 2027\n09:10 - 12:20, treno 9521\n\nTotale 58,00 €\n',
  ],
])(
  'a sentence that denies a booking confirms none, though it uses the words of a confirmation (%s)',
  async (...said) => {
    expect((await mail(...said)).bookings).toEqual([]);
  },
);

it('a mail whose text cancels a stay outweighs its markup, which still says confirmed', async () => {
  const markup = {
    '@context': 'https://schema.org',
    '@type': 'LodgingReservation',
    reservationNumber: 'BK-88120',
    reservationStatus: 'https://schema.org/ReservationConfirmed',
    checkinTime: '2027-07-03T16:00:00+02:00',
    checkoutTime: '2027-07-10T10:00:00+02:00',
    reservationFor: { '@type': 'LodgingBusiness', name: 'Gîte des Landes' },
  };
  const { bookings } = await mail(
    'Votre annulation BK-88120',
    `<html><head><script type="application/ld+json">${JSON.stringify(markup)}</script></head><body><p>Bonjour, comme vous l’avez souhaité, nous avons annulé votre réservation BK-88120.</p><p>Gîte des Landes<br>Arrivée : 3 juillet 2027<br>Départ : 10 juillet 2027</p></body></html>`,
    'html',
  );
  expect(bookings).toEqual([]);
});

it('the time zone of a meeting is neither an hour nor a way between the towns that share it', async () => {
  const { bookings } = await mail(
    'Quartalsplanung',
    'Wann: Mittwoch, 9. Juni 2027 10:00-11:30 (UTC+01:00) Amsterdam, Berlin, Bern, Rom.\nWo: Raum Isar\n\nHallo Uwe, ich bringe die Zahlen zu Hotel und Zug mit. Der Raum ist gebucht.\n',
  );
  expect(bookings).toEqual([]);
});
