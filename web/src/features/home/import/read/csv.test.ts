import { expect, it } from 'vitest';
import { readCsv } from './csv.ts';

function found(text: string) {
  const read = readCsv(text, 'a');
  if ('problem' in read) throw new Error(read.problem);
  return read;
}

it('OUT-07 KIND-07 lists of Google Maps become ideas that are known by their links', () => {
  const link = 'https://www.google.com/maps/place/Tokyo+Tower/data=!4m2!3m1!1s0x60188bbd9009ec09:0x481a93f0d2a409dd';
  const at = 'https://www.google.com/maps/search/35.71,139.81';
  const { trip, unread } = found(
    `Title,Note,URL,Tags,Comment\n,,,,\nTokyo Tower,At night,${link},,Red\n"Quiet, place",,"${at}",,\n`,
  );
  expect(unread).toEqual([]);
  expect(trip.ideas).toMatchObject([
    {
      ...{ title: 'Tokyo Tower', location: 'Tokyo Tower', notes: 'At night\nRed', uid: link, details: { link } },
      status: 'pending',
    },
    { title: 'Quiet, place', coordinates: { latitude: 35.71, longitude: 139.81 } },
  ]);
});

it('OUT-07 any table with titles is read, with semicolons and dates of its country too', () => {
  const { trip } = found(
    'Reise\n\nTitel;Datum;Start time;Price;Currency\nZug;03.06.2027;9:30 PM;1.234,50;chf\nIdee;;;;\nMesse;June 5, 2027;;"12,00 €";EUR\n',
  );
  expect(trip.days).toMatchObject([
    { date: '2027-06-03', activities: [{ title: 'Zug', time: '21:30', cost: 1234.5, currency: 'CHF' }] },
    { date: '2027-06-05', activities: [{ title: 'Messe', cost: 12 }] },
  ]);
  expect(trip.ideas).toMatchObject([{ title: 'Idee' }]);
});

it.each([
  ['which part is the month is told by another row', '6/3/2027', '6/30/2027', '2027-06-03'],
  ['or that it is the day', '3/6/2027', '30/6/2027', '2027-06-03'],
])('OUT-07 in dates with slashes %s', (_, date, other, expected) => {
  expect(found(`Name,Date\nA,${date}\nB,${other}\n`).trip.days[0]?.date).toBe(expected);
});

it('OUT-07 KIND-07 says no zone where the table says none, so that the place tells it', () => {
  const { trip } = found('Title,Date,Time,Time zone\nA,2027-06-03,10:00,\nB,2027-06-03,11:00,Asia/Tokyo\n');
  expect(trip.days[0]?.activities.map(({ timeZone }) => timeZone)).toEqual([undefined, 'Asia/Tokyo']);
});

it('OUT-07 rows that cannot be read are told with their lines, and cost only themselves', () => {
  const rows = [
    'Title,Date,Time,Cost,Latitude,Longitude,Notes',
    'Fine,2027-06-03,,,,,"two\nlines"',
    ',2027-06-03,,,,,no title',
    'A,3/4/2027,,,,,',
    'B,2027-02-31,,,,,',
    'C,2027-06-03,25:00,,,,',
    'D,2027-06-03,,dear,,,',
    'E,2027-06-03,,,95,10,',
    'F,2027-06-03,,,,,"open',
  ];
  const { trip, unread } = found(rows.join('\n'));
  expect(trip.days[0]?.activities).toMatchObject([{ title: 'Fine', notes: 'two\nlines' }]);
  expect(unread).toEqual([
    { line: 4, why: 'Title is required.' },
    { line: 5, why: expect.stringMatching(/not clear which part of 3\/4\/2027 is the month/) },
    { line: 6, why: expect.stringMatching(/no date "2027-02-31"/) },
    { line: 7, why: expect.stringMatching(/time like 09:30/) },
    { line: 8, why: 'The cost "dear" is no number.' },
    { line: 9, why: expect.stringMatching(/latitudes/) },
    { line: 10, why: 'A quotation mark is not closed.' },
  ]);
});
