import { expect, test } from 'vitest';
import { htmlToDocument } from '../document/html-to-document.ts';
import { textToDocument } from '../document/text-to-document.ts';
import type { Role } from './roles.ts';
import { segmentsOf } from './segment.ts';

const values = (segments: ReturnType<typeof segmentsOf>, role: Role) =>
  segments.filter((segment) => segment.roles.has(role) && segment.text !== '').map((segment) => segment.text);

test('a value is found after its label, next to it, below it, and under the header of its column', () => {
  expect(values(segmentsOf(textToDocument('Booking reference: AB12CD')), 'reference')).toEqual(['AB12CD']);
  expect(values(segmentsOf(textToDocument('Reservierungsnummer:     LH-1')), 'reference')).toEqual(['LH-1']);
  expect(values(segmentsOf(htmlToDocument('<p>Numéro de réservation</p><p>XY99</p>')), 'reference')).toEqual(['XY99']);
  const table = htmlToDocument('<table><tr><th>Von</th><th>Nach</th></tr><tr><td>Ulm</td><td>Bonn</td></tr></table>');
  expect(values(segmentsOf(table), 'to')).toEqual(['Bonn']);
});

test('columns of plain text belong to the header above them', () => {
  const text = 'Station            Arrival   Departure\nWien, Praterstern            22:40\nBrno               0:30';
  expect(values(segmentsOf(textToDocument(text)), 'departure')).toEqual(['22:40']);
  expect(values(segmentsOf(textToDocument(text)), 'arrival')).toEqual(['0:30']);
});

test('several labels in one line each keep their own value', () => {
  const segments = segmentsOf(textToDocument('PNR:2438941616,TRAIN:12138,DOJ:25-08-2012'));
  expect(values(segments, 'reference')).toEqual(['2438941616']);
  expect(values(segments, 'service')).toEqual(['12138']);
  expect(values(segments, 'date')).toEqual(['25-08-2012']);
});

test('Japanese labels need no spaces', () => {
  expect(values(segmentsOf(textToDocument('■予約番号：YN04')), 'reference')).toEqual(['YN04']);
});
