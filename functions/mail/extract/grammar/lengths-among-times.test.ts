import { expect, it } from 'vitest';
import { readTestMail as mail } from '../test-mail.ts';

const cells = (...texts: string[]) => `<table>${texts.map((text) => `<tr><td>${text}</td></tr>`).join('')}</table>`;

it('a duration in other writing behind its two clocks is no hour, also where their zones differ', async () => {
  const { bookings } = await mail(
    'Confirmação de reserva WN4K8J',
    `<p>A sua reserva está confirmada. Código de reserva: WN4K8J</p><p>IDA – 10 de junho de 2027</p>${cells('S4 127', 'LIS Lisboa', '08:15', '→', 'PDL Ponta Delgada', '09:40', '2h25')}
${cells('SP 520', 'PDL Ponta Delgada', '12:00', '→', 'FLW Santa Cruz das Flores', '13:15', '1h15')}`,
    'html',
  );
  expect(bookings.map(({ startTime, endTime }) => [startTime, endTime])).toEqual([
    ['08:15', '09:40'],
    ['12:00', '13:15'],
  ]);
});

it('the time for a change of stations is no hour', async () => {
  const { bookings } = await mail(
    'Confirmation de votre commande QX7LPM',
    `Votre commande est confirmée. Référence de dossier : QX7LPM

ALLER  Rennes → Marseille St-Charles
ven. 12 février 2027

  07h35  Rennes
         TGV INOUI 8712, voiture 16
  09h04  Paris Montparnasse

  Changement de gare, 1h34

  10h38  Paris Gare de Lyon
         TGV INOUI 6109, voiture 4
  13h42  Marseille St-Charles`,
  );
  expect(bookings.map(({ startTime, endTime }) => [startTime, endTime])).toEqual([
    ['07:35', '09:04'],
    ['10:38', '13:42'],
  ]);
});
