import { describe, expect, test } from 'vitest';
import { readPastedText } from './read-text.ts';

const read = async (...lines: string[]) => {
  const { bookings } = await readPastedText(lines.join('\n'), { receivedAt: new Date('2027-02-01T00:00:00Z') });
  return bookings.map(({ type, title, startDate, startTime, confirmationNumber }) =>
    [type, title, startDate, startTime, confirmationNumber].filter(Boolean).join(' | '),
  );
};

describe('a mail of several bookings', () => {
  test('two tables are two bookings, each with its own reference', async () => {
    expect(
      await read(
        ...['Your tables are booked.', ''],
        ...['1) Marrow & Vine', '   Thursday, 10 June 2027 at 7:30 PM', '   Party of 2', '   Ref: MV-2201', ''],
        ...['2) The Copper Hob', '   Saturday, 12 June 2027 at 1:00 PM', '   Party of 4', '   Ref: CH-8874'],
      ),
    ).toEqual([
      'restaurant | Marrow & Vine | 2027-06-10 | 19:30 | MV-2201',
      'restaurant | The Copper Hob | 2027-06-12 | 13:00 | CH-8874',
    ]);
  });

  test('a journey described in a sentence is one leg', async () => {
    expect(
      await read(
        'Your train 2142 is booked: it leaves from Hamburg on Saturday 15 May 2027 at 15:35 to Berlin, where it arrives at 18:14. Your booking code is 7HQZ2M.',
      ),
    ).toEqual(['transport | 2142 Hamburg → Berlin | 2027-05-15 | 15:35 | 7HQZ2M']);
  });

  test('one table with a cancellation deadline stays one', async () => {
    expect(
      await read(
        'Table booked',
        '',
        'Pearl & Pine',
        'Date: 21 August 2027',
        'Time: 18:45',
        'Guests: 2',
        '',
        'Cancel by 20 August 2027 12:00',
      ),
    ).toHaveLength(1);
  });
});
