import { expect, it } from 'vitest';
import { readPastedText } from '../read-text.ts';

it.each([
  [
    'en',
    'Your table at Salt & Ember is booked for Saturday 23 January 2027 at 8.15pm. The table is yours until half past ten.',
  ],
  [
    'de',
    'Ihr Tisch im Restaurant Salzhaus ist reserviert: Samstag, 23. Januar 2027, 20:15 Uhr. Der Tisch gehört euch bis halb elf.',
  ],
  [
    'es',
    'Su mesa está confirmada.\n\nRestaurante La Sal\nsábado 23 de enero de 2027 a las 20:15\n\nLa mesa es vuestra hasta las diez y media.',
  ],
])('the hour at which others get a table ends its booking, in digits or in words (%s)', async (_, text) => {
  const { bookings } = await readPastedText(text, { receivedAt: new Date('2027-01-04T10:00:00Z') });
  const [table] = bookings;
  expect(table).toMatchObject({ type: 'restaurant', startTime: '20:15' });
  expect(table?.endTime).toBe('22:30');
});
