import { expect, it } from 'vitest';
import { htmlToDocument } from './html-to-document.ts';
import { textToDocument } from './text-to-document.ts';

const cells = (document: ReturnType<typeof textToDocument>) =>
  document.lines.filter(({ blank }) => !blank).map((line) => line.cells.map(({ text }) => text));

it('a label that only style keeps apart from its value is a cell of its own', () => {
  expect(
    cells(htmlToDocument('<div><span>Einfahrt</span>Sa., 19.09.2026</div><li><b>Summe</b><b>139,30 €</b></li>')),
  ).toEqual([
    ['Einfahrt', 'Sa., 19.09.2026'],
    ['Summe', '139,30 €'],
  ]);
});

it('a word of which a part is emphasised stays one word', () => {
  for (const html of [
    '<p><b>Check</b>in</p>',
    '<p>H<sub>2</sub>O</p>',
    '<p><b>LX</b>482</p>',
    '<p>12<sup>30</sup></p>',
  ])
    expect(cells(htmlToDocument(html))[0], html).toHaveLength(1);
});

it('a text that was copied without its layout falls into its values', () => {
  const text =
    'Il tuo viaggio è confermato!Codice PNR ZB4T7KMostra il codice\nPartenza 18:35Arrivo 22:36Durata 4h\n18:35Roma Termini20:48Bologna';
  expect(cells(textToDocument(text))).toEqual([
    ['Il tuo viaggio è confermato!', 'Codice PNR ZB4T7K', 'Mostra il codice'],
    ['Partenza 18:35', 'Arrivo 22:36', 'Durata 4h'],
    ['18:35', 'Roma Termini', '20:48', 'Bologna'],
  ]);
});

it('names with a capital within stay whole in a text with spaces', () => {
  expect(cells(textToDocument('EasyJet and McDonald are names.'))).toEqual([['EasyJet and McDonald are names.']]);
});
