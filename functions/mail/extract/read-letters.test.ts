import { expect, it } from 'vitest';
import { readMessage } from './read-message.ts';

const letter = (from: string, subject: string, text: string, more = '') =>
  readMessage(
    new TextEncoder().encode(
      `From: ${from}\r\nSubject: ${subject}\r\nDate: Fri, 16 Apr 2027 09:00:00 +0200\r\nContent-Type: multipart/mixed; boundary="b"\r\n\r\n--b\r\nContent-Type: text/plain; charset=utf-8\r\n\r\n${text.replaceAll('\n', '\r\n')}\r\n${more}--b--\r\n`,
    ),
    {},
  );

it.each([
  [
    'fr',
    'Confirmé alors : rendez-vous le lundi 14 juin à 10h00 au port.',
    'Le 12 avr. 2027 à 19:02, Baie Douce <info@baie-douce.example> a écrit :\n> Réservation BD-4471\n> Visite guidée du vieux port\n> Dimanche 13 juin 2027, 15h00\n> 2 adultes x 45 € = 90 €',
  ],
  [
    'de',
    'Also bestätigt für Montag, 14. Juni um 10:00 Uhr am Hafen.',
    'Am 12.04.2027 um 19:02 schrieb Baie Douce <info@baie-douce.example>:\n> Buchung BD-4471\n> Stadtführung am alten Hafen\n> Sonntag, 13. Juni 2027, 15:00 Uhr\n> 2 Erwachsene x 45 € = 90 €',
  ],
])(
  'what the newest mail of a thread leaves out comes from the older ones, never their day (%s)',
  async (_, text, quoted) => {
    const { bookings } = await letter(
      'Baie Douce <info@baie-douce.example>',
      'Re: BD-4471',
      `${text}\nMerci / Danke.\n\n${quoted}\n`,
    );
    expect(bookings).toMatchObject([
      { type: 'activity', startDate: '2027-06-14', startTime: '10:00', cost: 90, confirmationNumber: 'BD-4471' },
    ]);
  },
);

it('a price of an older mail is a guess where the newest names none', async () => {
  const { bookings } = await letter(
    'Pension Erlenhof <erlenhof@post.example>',
    'Re: Zimmer',
    'Lieber Herr Brandt,\nIhre Buchung ist bestätigt, das Zimmer ist von Freitag, 9. Juli, bis Dienstag, 13. Juli 2027, für Sie reserviert.\n\nPension Erlenhof, Seeweg 7, 83700 Rottach-Egern\n\nAm 12.04.2027 um 19:02 schrieb Pension Erlenhof <erlenhof@post.example>:\n> Wir hätten vom 9. bis 13. Juli noch ein Zimmer, 4 Nächte zu 86 Euro = 344 Euro.\n',
  );
  expect(bookings).toMatchObject([
    { type: 'hotel', startDate: '2027-07-09', cost: 344, evidence: { cost: { kind: 'guessed' } } },
  ]);
});

it.each([
  [
    'Marieke <marieke@brief.example>',
    'Hoi Els,\n\nwij zijn er ook uit: ik ga met mijn zus op zaterdag 5 juni om 9.15 uur van Zwolle naar Maastricht, ons nichtje haalt ons op, en we blijven tot 12 juni in het huisje van mijn oom. Mijn zus rekent ons er niets voor.\n\nGroetjes van mij',
  ],
  [
    'Odile <odile@lettre.example>',
    "Chère Anne,\n\nnous voilà rentrés. Je suis partie avec ma sœur le samedi 3 avril à 8h20 de Nantes pour Bastia, mon cousin nous attendait, et nous avons logé chez lui à l'Auberge du Cap jusqu'au 10. Moi j'ai nagé tous les jours.\n\nBises",
  ],
])('a letter that tells of its writer is no booking (%s)', async (from, text) => {
  expect((await letter(from, 'Re: vacances', text)).bookings).toEqual([]);
});

it('a letter by the house that it names is one', async () => {
  const { bookings } = await letter(
    'Posada El Nogal <posadaelnogal@correo.example>',
    'Re: junio',
    'Estimado señor Prieto:\n\nya ha llegado su transferencia, gracias. Le guardo entonces la habitación del patio del viernes 11 de junio al lunes 14 de junio, tres noches.\n\nPosada El Nogal, Calle del Río 5, 39570 Potes\n\nUn saludo',
  );
  expect(bookings).toMatchObject([{ title: 'Posada El Nogal', startDate: '2027-06-11', endDate: '2027-06-14' }]);
});

it('an invitation that asks who comes to a meeting makes no booking of its text', async () => {
  const invitation =
    '--b\r\nContent-Type: text/calendar; charset=utf-8; method=REQUEST\r\n\r\nBEGIN:VCALENDAR\r\nVERSION:2.0\r\nMETHOD:REQUEST\r\nBEGIN:VEVENT\r\nUID:9\r\nDTSTART:20271012T060000Z\r\nSUMMARY:Revisión\r\nATTENDEE;RSVP=TRUE:mailto:a@b.example\r\nEND:VEVENT\r\nEND:VCALENDAR\r\n';
  const text =
    'Hola:\n\nrevisamos el presupuesto el martes 12 de octubre de 2027 de 9:00 a 11:30.\n\nTaller de presupuesto\nSala Ebro, planta 3';
  expect((await letter('Sara <sara@obras.example>', 'Presupuesto', text, invitation)).bookings).toEqual([]);
});

it('a calendar that asks colleagues to a meeting is none, though it names no one who is asked', async () => {
  const invitation =
    '--b\r\nContent-Type: text/calendar; charset=utf-8; method=REQUEST\r\n\r\nBEGIN:VCALENDAR\r\nVERSION:2.0\r\nMETHOD:REQUEST\r\nBEGIN:VEVENT\r\nUID:9\r\nORGANIZER;CN=Lars:mailto:lars@b.example\r\nDTSTART:20270121T090000Z\r\nDTEND:20270121T133000Z\r\nSUMMARY:Statusmøde Q1\r\nLOCATION:Havnegade 12\\, 9850 Hirtshals\r\nEND:VEVENT\r\nEND:VCALENDAR\r\n';
  const text =
    'Hej alle\n\nHermed indkaldelse til statusmøde.\n\nHvornår: torsdag den 21. januar 2027 kl. 10.00-14.30\nHvor: Vindteknik A/S, Havnegade 12, 9850 Hirtshals, eller Teams\n\nDagsorden følger.';
  expect((await letter('Lars <lars@vind.example>', 'Statusmøde Q1', text, invitation)).bookings).toEqual([]);
});

it('the two ends of a transfer are no stay at the hotel that it goes to', async () => {
  const { bookings } = await letter(
    'Shuttle <office@shuttle.example>',
    'Conferma transfer ST-20931',
    'Gentile signora, confermiamo i transfer (4 persone):\n\nAndata sabato 30/01/2027: prelievo ore 13:45 Aeroporto di Verona (VRN)\nDestinazione: Hotel Alpenrose, Via Dolomiti 4, 39046 Ortisei\nRitorno sabato 06/02/2027: prelievo ore 08:30 Hotel Alpenrose, Ortisei\nDestinazione: Aeroporto di Verona (VRN)\n\nNumero di prenotazione: ST-20931',
  );
  expect(bookings.filter(({ type }) => type === 'hotel')).toEqual([]);
});

it('a place ends before the day that stands behind it, and a sum behind a unit price is its product', async () => {
  const { bookings } = await letter(
    'Kaartjes <klant@kaartjes.example>',
    'Je tickets voor The Hollow Saints',
    'Bedankt voor je bestelling!\n\nConcert: The Hollow Saints\nZiggo Hal, Arenaplein 1, 1101 Amsterdam - zaterdag 27 november 2027\nAanvang: 20:00\n\nBestelnummer: 14-48213\n2 x Staanplaats @ EUR 69,45 elk = EUR 138,90',
  );
  expect(bookings).toMatchObject([
    { location: 'Ziggo Hal, Arenaplein 1, 1101 Amsterdam', cost: 138.9, confirmationNumber: '14-48213' },
  ]);
});

it.each(['localizador 27-00318', 'localizador 118/20477', 'localizador RSL 27/0511-08'])(
  'a reference of digits in groups is one where a word for it stands before (%s)',
  async (said) => {
    const { bookings } = await letter(
      'Hospedería <info@hospederia.example>',
      'Reserva',
      `Le confirmamos su reserva con ${said}\n\nHospedería El Portal, C/ Azagra 8, 44100 Albarracín\nEntrada: viernes 19/03/2027\nSalida: lunes 22/03/2027`,
    );
    expect(bookings).toMatchObject([{ confirmationNumber: said.replace('localizador ', '') }]);
  },
);
