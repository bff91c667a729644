import { expect, it } from 'vitest';
import { htmlToDocument } from './html-to-document.ts';

const linesOf = (left: string, right: string) =>
  htmlToDocument(`<table><tr><td>${left}</td><td>${right}</td></tr></table>`)
    .lines.filter(({ blank }) => !blank)
    .map(({ cells }) => cells.map(({ text }) => text));

it('words and amounts that are stacked in two cells are the rows of a bill', () => {
  expect(linesOf('3 nights<br>Cleaning<br>Total', 'GBP 312.00<br>GBP 28.00<br>GBP 340.00')).toEqual([
    ['3 nights', 'GBP 312.00'],
    ['Cleaning', 'GBP 28.00'],
    ['Total', 'GBP 340.00'],
  ]);
});

it('other cells of several lines follow one another', () => {
  const ends = [['Departure'], ['Naples'], ['Arrival'], ['Palermo']];
  expect(linesOf('Departure<br>Naples', 'Arrival<br>Palermo')).toEqual(ends);
  expect(linesOf('3 nights<br>Total', 'GBP 312.00<br>GBP 28.00<br>GBP 340.00')).toHaveLength(5);
});
