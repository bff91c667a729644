import { expect, it } from 'vitest';
import { readTestMail as mail } from '../test-mail.ts';

it('each item of a programme has the code in parentheses behind it', async () => {
  const { bookings } = await mail(
    'Programa confirmado 27-0532',
    `Todos los servicios están confirmados.

FILE 27-0532     VALOR TOTAL: USD 1,102.00 (pagado)

DÍA 1 - lunes 7 de junio de 2027
  Vuelo SKY H2 5123  LIMA 09:10 - AREQUIPA 10:45  (código aerolínea TR9KQX)
  Alojamiento: Casona Solar, Calle Consuelo 116, Arequipa
  (2 noches, habitación doble; conf. CS-8821). Ingreso 14:00.

DÍA 3 - miércoles 9 de junio de 2027
  Tren Andean Titicaca 21  AREQUIPA 20:00 - PUNO 08:30 (+1)
  (reserva AE-550912, cabina 4)
`,
  );
  expect(bookings.map(({ type, confirmationNumber }) => [type, confirmationNumber])).toEqual([
    ['flight', 'TR9KQX'],
    ['hotel', 'CS-8821'],
    ['transport', 'AE-550912'],
  ]);
});
