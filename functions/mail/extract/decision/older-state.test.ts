import { expect, it } from 'vitest';
import { readTestMail as mail } from '../test-mail.ts';

it('the last answer of a forwarded thread gives the day, and the mails below it what was booked and its price', async () => {
  const { bookings } = await mail(
    'Fwd: Reserva TF-3391',
    `---------- Forwarded message ---------
De: *Turmares* <reservas@turmares.example>
Date: jue, 12 ago 2027 a las 21:50
Subject: Re: Reserva TF-3391
To: Inma Carrasco <inma@gmail.example>


Perfecto Inma, pues quedáis confirmados para el lunes 16 de agosto a las
12:00 h. Como siempre, estad en la oficina (Calle Alcalde Juan Núñez 8,
Tarifa) a las 11:30 para la charla. No tenéis que pagar nada más.


Un saludo,
Curro

El jue, 12 ago 2027 a las 20:31, Inma Carrasco (<inma@gmail.example>) escribió:

> El domingo no podemos, el lunes nos va bien.
>
> El mar, 20 jul 2027 a las 9:15, Turmares (<reservas@turmares.example>) escribió:
>
>> CONFIRMACIÓN DE RESERVA TF-3391
>> Avistamiento de cetáceos en el Estrecho (2 h aprox.)
>> Sábado 14 de agosto de 2027, 17:00 h
>> 2 adultos x 40 € + 1 niño x 25 € = 105 € (pagado con tarjeta)
`,
  );
  expect(bookings).toMatchObject([
    { type: 'activity', startDate: '2027-08-16', startTime: '12:00', cost: 105, confirmationNumber: 'TF-3391' },
  ]);
});
