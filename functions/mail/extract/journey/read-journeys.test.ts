import { expect, it } from 'vitest';
import { readPastedText } from '../read-text.ts';

const legs = async (text: string) => {
  const { bookings } = await readPastedText(text, { receivedAt: new Date('2027-01-04T10:00:00Z') });
  return bookings
    .filter(({ endLocation }) => endLocation !== undefined)
    .map(({ type, location, endLocation, startDate, startTime, endTime }) =>
      [type, location, endLocation, startDate, startTime, endTime].join(' | '),
    );
};

it.each([
  ['da', 'Udrejse\nHirtshals – Kristiansand\nLør. 26. juni 2027\nAfgang kl. 12.15 Ankomst kl. 15.30'],
  ['fi', 'Menomatka\nHirtshals - Kristiansand, la 26.6.2027\nLähtö klo 12.15, saapuminen klo 15.30'],
  ['cs', 'Hirtshals - Kristiansand   so 26.6.2027\nodjezd 12:15   příjezd 15:30'],
])('two names above a time of departure and one of arrival are a way (%s)', async (_, text) => {
  expect(await legs(text)).toEqual(['transport | Hirtshals | Kristiansand | 2027-06-26 | 12:15 | 15:30']);
});

it('two names above times that nothing calls a departure are no way', async () => {
  expect(await legs('Museum Night - Guided Tour\nSaturday 26 June 2027\n12:15 - 15:30')).toEqual([]);
});

it('codes of airports before their names in one line are both ends of a flight', async () => {
  expect(
    await legs('Your flight\nSat 12 Jun 2027\nSJ4127\n06:35 → 09:55\nSTN London Stansted PMI Palma de Mallorca'),
  ).toEqual(['flight | London Stansted (STN) | Palma de Mallorca (PMI) | 2027-06-12 | 06:35 | 09:55']);
});

it('codes behind Korean names are airports', async () => {
  expect(
    await legs(
      '항공권 예약이 확정되었습니다\n편명  NR 121\n출발  제주 CJU 2027년 3월 5일 (금) 09:10\n도착  부산 PUS 2027년 3월 5일 (금) 10:20',
    ),
  ).toEqual(['flight | 제주 (CJU) | 부산 (PUS) | 2027-03-05 | 09:10 | 10:20']);
});

it('each leg in a Chinese list of passengers and trains is one booking', async () => {
  const row = (who: string) =>
    `${who}，2027年10月01日08:05开，上海虹桥站—西安北站，G87次列车，06车12A号，二等座，票价669.5元`;
  expect(await legs(`您成功购买了2张车票。\n\n1.${row('欧阳')}\n2.${row('司徒')}`)).toEqual([
    'transport | 上海虹桥站 | 西安北站 | 2027-10-01 | 08:05 | ',
  ]);
});

it('a word that means departure as well as the way out opens no new leg before its time', async () => {
  expect(
    await legs(
      'Τα εισιτήριά σας για το πλοίο\n\nΠΕΙΡΑΙΑΣ --> ΝΑΞΟΣ\nΔευτέρα 14/06/2027\nΑναχώρηση 07:25   Άφιξη 12:40\n\nΝΑΞΟΣ --> ΠΑΡΟΣ\nΠέμπτη 17/06/2027\nΑναχώρηση 13:15   Άφιξη 14:05',
    ),
  ).toEqual([
    'transport | ΠΕΙΡΑΙΑΣ | ΝΑΞΟΣ | 2027-06-14 | 07:25 | 12:40',
    'transport | ΝΑΞΟΣ | ΠΑΡΟΣ | 2027-06-17 | 13:15 | 14:05',
  ]);
});

it('the day of a deadline belongs to no leg', async () => {
  expect(
    await legs(
      'Odjezd: pátek 25.6.2027 22:40 Praha\nPříjezd: sobota 26.6.2027 5:35 Budapešť\nSpoj: R8 101 Praha - Brno - Budapešť\n\nStorno zdarma do 15 minut před odjezdem (25.6.2027 22:25)',
    ),
  ).toHaveLength(1);
});

it.each([
  ['wide columns', '1  EK 004  J  THU 11FEB  LHR DXB  2040  0740+1\n2  EK 412  J  FRI 12FEB  DXB SYD  1015  0700+1'],
  [
    'names and terminals',
    'EK 004  J  THU 11FEB  LONDON HEATHROW  LHR 3  2040  DUBAI INTL  DXB 3  0740+1\n         EQP 388  DURATION 07:00\nEK 412  J  FRI 12FEB  DUBAI INTL DXB 3  1015  SYDNEY  SYD 1  0700+1',
  ],
])('a row with a flight, its day, two codes and two times is a leg, by whatever columns (%s)', async (_, rows) => {
  const { bookings } = await readPastedText(`BOOKING REF ZK4P8W\n\n${rows}\n\nYour booking is confirmed.`, {
    receivedAt: new Date('2026-12-01T10:00:00Z'),
  });
  expect(bookings).toMatchObject([
    { type: 'flight', startDate: '2027-02-11', startTime: '20:40', endDate: '2027-02-12', endTime: '07:40' },
    { type: 'flight', startDate: '2027-02-12', startTime: '10:15', endDate: '2027-02-13', endTime: '07:00' },
  ]);
  expect(bookings.map(({ location, endLocation }) => `${location} ${endLocation}`)).toEqual([
    expect.stringMatching(/\(LHR\).*\(DXB\)/),
    expect.stringMatching(/\(DXB\).*\(SYD\)/),
  ]);
});

it('the flight beside a transfer is what the driver awaits, whichever words call the pick-up', async () => {
  const way = ([day, flight, at, from, to]: readonly string[]) =>
    `Tarih: ${day}\nUçuş: ${flight}\nAlış saati: ${at}\nNereden: ${from}\nNereye: ${to}`;
  const { bookings } = await readPastedText(
    `Transfer rezervasyonunuz onaylanmıştır. Rezervasyon no: TRF-118904\n\n${way(['12 Ağustos 2027', 'PX 414, iniş 14:35', '15:20', 'Antalya Havalimanı (AYT)', 'Otel Likya, Kaş'])}\n\n${way(['19 Ağustos 2027', 'PX 415, kalkış 14:10', '08:45', 'Otel Likya, Kaş', 'Antalya Havalimanı (AYT)'])}`,
    { receivedAt: new Date('2027-07-01T10:00:00Z') },
  );
  expect(bookings).toMatchObject([
    { type: 'transport', startDate: '2027-08-12', startTime: '15:20', endLocation: 'Otel Likya, Kaş' },
    { type: 'transport', startDate: '2027-08-19', startTime: '08:45', location: 'Otel Likya, Kaş' },
  ]);
});

it('one sentence for each passenger and each way, with its price, gives each way once', async () => {
  const row = (count: number, who: string, way: string) => `${count}. ${who}，${way}，二等座，票价553.0元。`;
  const [out, back] = [
    '2027年2月3日09:00开，北京南-上海虹桥，G107次列车，8车厢12A号',
    '2027年2月17日14:10开，上海虹桥-北京南，G138次列车，3车厢5A号',
  ];
  const rows = [row(1, '王小明', out), row(2, '李红', out), row(3, '王小明', back), row(4, '李红', back)];
  expect(await legs(`您已成功购买车票。\n订单号：E771204558\n\n${rows.join('\n')}\n\n合计：2212.0元。`)).toEqual([
    'transport | 北京南 | 上海虹桥 | 2027-02-03 | 09:00 | ',
    'transport | 上海虹桥 | 北京南 | 2027-02-17 | 14:10 | ',
  ]);
});

it('what a line of remarks on the train ends with is no arrival when it is how long the way takes', async () => {
  const text = `Votre commande est confirmée. Référence de dossier : RZTQ4K

Aller · mardi 18 mai 2027
10h16   Paris Gare de Lyon
TGV INOUI 6113 · 2de classe · Voiture 8 · 3h08
13h24   Marseille Saint-Charles`;
  const [first] = await legs(text);
  expect(first).toMatch(/Paris Gare de Lyon \| Marseille Saint-Charles \| 2027-05-18 \| 10:16 \| 13:24/);
});

it('a day in parentheses behind the arrival is the day of that arrival', async () => {
  const { bookings } = await readPastedText(
    `Tack för din beställning! Bokningsnummer: JKX4421P

Fredag 26 mars 2027

12.27 Göteborg Central
15.36 Stockholm Central
Tåg: 432, SJ Snabbtåg

18.10 Stockholm Central
11.17 Abisko Östra (lördag 27 mars)
Tåg: 94, SJ Nattåg`,
    { receivedAt: new Date('2027-01-01T10:00:00Z') },
  );
  expect(bookings).toMatchObject([
    { startDate: '2027-03-26', startTime: '12:27', endTime: '15:36' },
    { startDate: '2027-03-26', startTime: '18:10', endDate: '2027-03-27', endTime: '11:17' },
  ]);
});
