import { expect, it } from 'vitest';
import { textToDocument } from './text-to-document.ts';

const linesOf = (text: string) => textToDocument(text).lines.map(({ cells }) => cells.map((cell) => cell.text));

it('lines that were wrapped where the next word did not fit are one paragraph', () => {
  const text =
    'gerne bestätigen wir Ihnen die Reservierung eines Doppelzimmers in unserem\nGasthof vom Freitag, 14. Mai bis Sonntag, 16. Mai 2027. Ihre Buchungsnummer\nlautet GL-2207.';
  expect(linesOf(text)).toEqual([[text.replaceAll('\n', ' ')]]);
});

it('short lines, labels and columns stay lines', () => {
  const text = 'Hotel Linde\nDorfstraße 4\n87561 Oberstdorf\nAnreise: 14.05.2027\n09:02   York\n  Northway Trains';
  expect(linesOf(text)).toEqual([
    ['Hotel Linde'],
    ['Dorfstraße 4'],
    ['87561 Oberstdorf'],
    ['Anreise: 14.05.2027'],
    ['09:02', 'York'],
    ['Northway Trains'],
  ]);
});

it('leader dots connect a label and its value', () => {
  expect(linesOf('ORA PRELIEVO .......... 05:20')).toEqual([['ORA PRELIEVO', '05:20']]);
});

it('a colon after the gap belongs to the label before it', () => {
  expect(linesOf('便名      ：HS531便')).toEqual([['便名', 'HS531便']]);
});

it('a currency and its amount in two columns are one sum', () => {
  expect(linesOf('TOTALE      EUR      2.150,34')).toEqual([['TOTALE', 'EUR   2.150,34']]);
});

it('a date that was wrapped after its weekday is in one line', () => {
  const text =
    'Nous avons le plaisir de vous confirmer votre emplacement du samedi 10 juillet au samedi\n24 juillet 2027 (avant 11 h).';
  expect(linesOf(text)).toEqual([[text.replaceAll('\n', ' ')]]);
});

it('letters that are two columns wide stand where a fixed-width font shows them', () => {
  const columns = textToDocument('去程  日期            車次\n台北  2027/04/17(六)  637').lines.map(({ cells }) =>
    cells.map(({ column }) => column),
  );
  expect(columns).toEqual([
    [0, 6, 22],
    [0, 6, 22],
  ]);
});
