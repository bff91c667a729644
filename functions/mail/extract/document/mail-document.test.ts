import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { GAP, type LooseLine, layOut } from './mail-document.ts';

const line = (...texts: string[]): LooseLine => ({ cells: texts.map((text, column) => ({ text, column })) });
const textsOf = (loose: readonly LooseLine[]) => layOut(loose).lines.map(({ text }) => text);

describe('the layout of a mail', () => {
  it('begins with its first text, and keeps one of several blank lines', () => {
    expect(textsOf([line(), line(), line('Hotel'), line(), line(''), line(), line('Room')])).toEqual([
      'Hotel',
      '',
      'Room',
    ]);
  });

  it.each([
    ['text', ['Hotel'], false],
    ['an empty line', [], true],
    ['a rule of dashes', ['-----'], true],
    ['a rule of stars', ['* * *'], true],
    ['a single dash', ['-'], false],
    ['dashes around a word', ['-- Hotel --'], false],
  ])('knows that %s separates parts, or does not', (_, cells, blank) => {
    const [, found] = layOut([line('before'), line(...cells)]).lines;
    expect(found?.blank).toBe(blank);
    expect(found?.cells.length === 0).toBe(blank);
  });

  it('keeps a rule that stands below a blank line', () => {
    expect(textsOf([line('Hotel'), line(), line('-----'), line('Room')])).toEqual(['Hotel', '', '-----', 'Room']);
  });

  it.each([
    [['EUR', '1.412,00'], 1],
    [['1.412,00', 'EUR'], 1],
    [['€', '90'], 1],
    [['90', '€'], 2],
    [['Nights', '1.412,00'], 2],
    [['EUR', 'Nights'], 2],
    [['1.412,00', '1.412,00'], 2],
  ])('reads a sum whose currency has a cell of its own as one: %j', (cells, count) => {
    const document = layOut([line(...cells)]);
    expect(document.text).toBe(cells.join(GAP));
    expect(document.lines[0]?.cells).toHaveLength(count);
  });

  it('says a heading and a table of a line as they are, and nothing where there is none', () => {
    const { lines } = layOut([{ ...line('Your stay'), heading: true, table: 3 }, line('Room')]);
    expect(lines.map(({ heading, table }) => [heading, table])).toEqual([
      [true, 3],
      [false, undefined],
    ]);
  });

  it('finds every line and cell again at its offset in the text', () => {
    const cell = fc.constantFrom('', 'Hotel', 'EUR', '1.412,00', '-----', 'Check-in 15:00');
    fc.assert(
      fc.property(fc.array(fc.array(cell, { maxLength: 4 }), { maxLength: 12 }), (rows) => {
        const { text, lines } = layOut(rows.map((row) => line(...row)));
        expect(text).toBe(lines.map((each) => each.text).join('\n'));
        for (const each of lines) {
          for (const part of [each, ...each.cells]) {
            expect(text.slice(part.start, part.start + part.text.length)).toBe(part.text);
          }
        }
      }),
    );
  });
});
