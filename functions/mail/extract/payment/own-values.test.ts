import { expect, it } from 'vitest';
import { readTestMail as mail } from '../test-mail.ts';

const transfers = (first: string, second: string, total: string) =>
  mail(
    'Rezervasyon Onayı - TR-20814',
    `Transfer rezervasyonunuz onaylanmıştır.

Rezervasyon No: TR-20814

1) GELİŞ
Karşılama saati: 23.10.2027 Cumartesi 00:20
Nereden: İzmir Havalimanı (ADB)
Nereye: Otel Ihlamur, Alsancak
Ücret: ${first}

2) DÖNÜŞ
Alış saati: 27.10.2027 Çarşamba 05:15
Nereden: Otel Ihlamur, Alsancak
Nereye: İzmir Havalimanı (ADB)
Ücret: ${second}

Toplam: ${total}
`,
  );

it.each([
  ['47,50 €', '47,50 €', '95,00 €', [47.5, 47.5]],
  ['47,50 €', '52,00 €', '99,50 €', [47.5, 52]],
])('each ride has the price in its own block: %s, %s', async (first, second, total, costs) => {
  const { bookings } = await transfers(first, second, total);
  expect(bookings.map(({ cost, currency }) => [cost, currency])).toEqual(costs.map((cost) => [cost, 'EUR']));
});

it('the ways of a table with a column each have the price in their column', async () => {
  const { bookings } = await mail(
    'Επιβεβαίωση κράτησης 7RTB41',
    `<p>Η κράτησή σας ολοκληρώθηκε. Κωδικός κράτησης: <b>7RTB41</b></p>
<table><tr><th></th><th>Μετάβαση</th><th>Επιστροφή</th></tr>
<tr><td>Δρομολόγιο</td><td>Πειραιάς &rarr; Πάρος</td><td>Πάρος &rarr; Πειραιάς</td></tr>
<tr><td>Πλοίο</td><td>Aegean Dawn</td><td>Aegean Dusk</td></tr>
<tr><td>Ημερομηνία</td><td>29/07/2027</td><td>11/08/2027</td></tr>
<tr><td>Αναχώρηση</td><td>07:25</td><td>17:30</td></tr>
<tr><td>Άφιξη</td><td>11:40</td><td>21:45</td></tr>
<tr><td>Κόστος</td><td>118,50 €</td><td>104,00 €</td></tr></table>
<p>Σύνολο κράτησης: 222,50 €</p>`,
    'html',
  );
  expect(bookings.map(({ startDate, cost }) => [startDate, cost])).toEqual([
    ['2027-07-29', 118.5],
    ['2027-08-11', 104],
  ]);
});

it('each flight of a table has the reference in its own row', async () => {
  const { bookings } = await mail(
    'Маршрутная квитанция, заказ 41270001',
    `<p>Заказ № 41270001 оплачен, билеты выписаны.</p>
<table><tr><td>Рейс</td><td>Вылет</td><td>Прилёт</td><td>Код брони (PNR)</td></tr>
<tr><td>KC 853</td><td>8 марта 2027<br>07:05<br>Алматы, ALA</td><td>8 марта 2027<br>08:50<br>Астана, NQZ</td><td>6YH3TL</td></tr>
<tr><td>FS 7306</td><td>10 марта 2027<br>20:15<br>Астана, NQZ</td><td>10 марта 2027<br>22:05<br>Алматы, ALA</td><td>K92QWD</td></tr></table>
<p>Итого оплачено: 68 450 тг</p>`,
    'html',
  );
  expect(bookings.map(({ confirmationNumber }) => confirmationNumber)).toEqual(['6YH3TL', 'K92QWD']);
});

it('a total that is repeated in each block is the total of all, on the first alone', async () => {
  const { bookings } = await mail(
    'Your rail booking RB-20418',
    `Thank you, your booking is confirmed. Booking reference: RB-20418

Train 1
Fri 8 Oct 2027
10:05 York - 12:01 London Kings Cross
Total price: £68.30

Train 2
Sun 10 Oct 2027
18:00 London Kings Cross - 19:58 York
Total price: £68.30
`,
  );
  expect(bookings.map(({ cost }) => cost)).toEqual([68.3, undefined]);
});
