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
