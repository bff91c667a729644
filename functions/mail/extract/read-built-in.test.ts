import { expect, it } from 'vitest';
import { readTestMail as mail } from './test-mail.ts';

it('a journey that is told in a sentence, without a table, is read', async () => {
  const { bookings } = await mail(
    'Tu billete',
    'Tu billete para el tren AVE 2142 está confirmado. Sales de Madrid Puerta de Atocha el sábado 15 de mayo de 2027 a las 15:35 y llegas a Málaga María Zambrano a las 18:14.',
  );
  expect(bookings).toMatchObject([
    {
      ...{ type: 'transport', startDate: '2027-05-15', startTime: '15:35', endTime: '18:14' },
      ...{ location: 'Madrid Puerta de Atocha', endLocation: 'Málaga María Zambrano' },
    },
  ]);
});
