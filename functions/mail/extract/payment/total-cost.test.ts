import { expect, it } from 'vitest';
import { readPastedText } from '../read-text.ts';

const currencyOf = async (text: string) =>
  (await readPastedText(text, { receivedAt: new Date('2027-01-04T10:00:00Z') })).bookings[0]?.currency;

it('the sign of yen and yuan is the yuan in a Chinese mail', async () => {
  expect(
    await currencyOf('预订成功\n酒店名称：菩提酒店\n入住日期：2027年5月12日\n离店日期：2027年5月15日\n总价：¥1,180.00'),
  ).toBe('CNY');
  expect(
    await currencyOf(
      'ご予約ありがとうございます\nホテル名：菩提ホテル\nチェックイン：2027年5月12日\nチェックアウト：2027年5月15日\n合計：¥11,800',
    ),
  ).toBe('JPY');
});

it('an amount that nothing calls the total is a guess, and a labelled one is found', async () => {
  const costOf = async (line: string) =>
    (
      await readPastedText(
        `Your stay is confirmed\nHotel: Hotel Linde\nCheck-in: 12 May 2027\nCheck-out: 15 May 2027\n${line}`,
        {
          receivedAt: new Date('2027-01-04T10:00:00Z'),
        },
      )
    ).bookings[0]?.evidence?.cost?.kind;
  expect(await costOf('Double room EUR 210.00')).toBe('guessed');
  expect(await costOf('Total price: EUR 210.00')).toBe('found');
});

it.each([
  ['Prix fixe aller-retour de la navette : 178 € (à payer au chauffeur)', 178],
  ['2 adults single, GBP 64.20. Ticket HC-5519.', 64.2],
  ['Preis: 65,00 € → 58,00 €', 58],
])(
  'the only amount of a mail that a count or a colon names, and the one behind an arrow, are its price (%s)',
  async (line, cost) => {
    const { bookings } = await readPastedText(
      `Booking confirmed\n\nReference: TR8842B\nLisboa Oriente → Porto Campanhã\nDeparture: Thursday 20 May 2027, 09:15, Lisboa Oriente\nArrival: Thursday 20 May 2027, 12:40, Porto Campanhã\n${line}`,
      { receivedAt: new Date('2027-01-04T10:00:00Z') },
    );
    expect(bookings[0]?.cost).toBe(cost);
  },
);
