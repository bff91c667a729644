import { expect, it } from 'vitest';
import { writeCsv } from './csv.ts';
import { testPlan } from './test-plan.ts';

/** By RFC 4180, written apart from the code under test. */
function readCsv(text: string): string[][] {
  const cells = [...text.matchAll(/(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n)/g)];
  const rows: string[][] = [[]];
  for (const [, quoted, plain, end] of cells) {
    rows.at(-1)?.push(quoted?.replaceAll('""', '"') ?? plain ?? '');
    if (end === '\r\n') rows.push([]);
  }
  return rows.slice(0, -1);
}

const rowsOf = (text: string) => {
  const [headings = [], ...rows] = readCsv(text.slice(1));
  return rows.map((row) => Object.fromEntries(headings.map((heading, column) => [heading, row[column]])));
};

it('OUT-05 CSV by RFC 4180 begins with the mark of UTF-8 and keeps commas, quotes and lines', () => {
  const csv = writeCsv(
    testPlan('Rome', {
      '2027-06-03': [
        {
          title: 'Lunch at "Da Enzo", Trastevere',
          time: '12:30',
          notes: 'Ask for\nthe terrace',
          cost: 42.5,
          currency: null,
        },
        { title: 'Köln – 東京', location: 'Zürich' },
      ],
    }),
  );
  expect(new TextEncoder().encode(csv).slice(0, 3)).toEqual(Uint8Array.of(0xef, 0xbb, 0xbf));
  expect(csv.split('\r\n').at(-1)).toBe('');
  expect(rowsOf(csv)).toMatchObject([
    {
      ...{ Day: 'Day 1', Date: '2027-06-03', Time: '12:30', Title: 'Lunch at "Da Enzo", Trastevere' },
      ...{ Notes: 'Ask for\nthe terrace', Cost: '42.5', Currency: 'EUR' },
    },
    { Title: 'Köln – 東京', Location: 'Zürich', Cost: '', Currency: '' },
  ]);
});

it.each(['=1+2', '+41 44 123', '-2+3', '@SUM(A1)', '\t=1'])('OUT-05 a cell that begins like %j is disarmed', (text) => {
  const [row] = rowsOf(writeCsv(testPlan('Rome', { '2027-06-03': [{ title: text, notes: text, location: text }] })));
  expect(row).toMatchObject({ Title: `'${text}`, Notes: `'${text}`, Location: `'${text}` });
});

it('OUT-05 a number stays a number, south and west too', () => {
  const coordinates = { latitude: -33.86, longitude: 151.21 };
  expect(rowsOf(writeCsv(testPlan('Sydney', { '2027-06-03': [{ title: 'Opera', coordinates }] })))).toMatchObject([
    { Latitude: '-33.86', Longitude: '151.21' },
  ]);
});

it('a flight has both ends, dates and zones', () => {
  const csv = writeCsv(
    testPlan('West', {
      '2027-06-03': [
        {
          ...{ title: 'Flight LX 38', kind: 'flight', time: '23:55', timeZone: 'Pacific/Auckland', endTime: '09:45' },
          ...{ endTimeZone: 'Pacific/Honolulu', location: 'AKL', endLocation: 'HNL', status: 'confirmed' },
        },
      ],
    }),
  );
  expect(rowsOf(csv)).toMatchObject([
    {
      ...{ 'End date': '2027-06-03', 'End time': '09:45', 'End time zone': 'Pacific/Honolulu', Kind: 'flight' },
      ...{ Location: 'AKL', 'End location': 'HNL', Status: 'confirmed' },
    },
  ]);
});
