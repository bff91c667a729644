import { expect, test } from 'vitest';
import { htmlToDocument } from './html-to-document.ts';

test('hidden preheaders, the mobile copy, styles and scripts are not read', () => {
  const html =
    '<style>p{}</style><script>1</script><div style="display:none">pre</div><div style="max-height:0;overflow:hidden">phone</div><span style="font-size:0">x</span><p>seen</p>';
  expect(htmlToDocument(html).text.trim()).toBe('seen');
});

test('invisible characters are removed and every kind of space becomes a plain one', () => {
  expect(htmlToDocument('<p>A&zwnj;B&#847;&nbsp;C\u00ad</p>').text.trim()).toBe('AB C');
});

test('a row of short cells is one line with cells; a row of blocks is read cell by cell', () => {
  const { lines } = htmlToDocument(
    '<table><tr><td>Check-in</td><td>8 April</td></tr><tr><td>11:05<br>LHR</td><td>13:20<br>BOS</td></tr></table>',
  );
  const rows = lines.filter((line) => !line.blank).map((line) => line.cells.map((cell) => cell.text));
  expect(rows).toEqual([['Check-in', '8 April'], ['11:05'], ['LHR'], ['13:20'], ['BOS']]);
});

test('each cell has its offset in the text', () => {
  const { text, lines } = htmlToDocument('<table><tr><td>Total</td><td>£5</td></tr></table><p>end</p>');
  for (const cell of lines.flatMap((line) => line.cells))
    expect(text.slice(cell.start, cell.start + cell.text.length)).toBe(cell.text);
});

test('realistic nesting is read; deeply nested input ends the parsing', () => {
  expect(htmlToDocument(`${'<div><table><tr><td>'.repeat(60)}deep`).text).toContain('deep');
  expect(htmlToDocument('<div>'.repeat(100_000)).lines).toEqual([]);
});

test('a cell that spans rows keeps those below it in their columns, and rows of headers are marked', () => {
  const { lines } = htmlToDocument(
    '<table><tr><th rowspan=2>Train</th><th colspan=2>Departure</th></tr><tr><th>Station</th><th>Time</th></tr><tr><td>IC 7</td><td>Lund</td><td>10:20</td></tr></table>',
  );
  expect(
    lines.filter(({ blank }) => !blank).map(({ header, cells }) => [header, cells.map(({ column }) => column)]),
  ).toEqual([
    [true, [0, 1]],
    [true, [1, 2]],
    [undefined, [0, 1, 2]],
  ]);
});

test('a row that is struck through but for its status is gone, and one with an old value is not', () => {
  const { lines } = htmlToDocument(
    '<table><tr><td>Hotell</td><td>12 maj</td><td>Bekräftad</td></tr><tr><td><s>Transfer</s></td><td><del>12 maj 13.30</del></td><td>AVBOKAD</td></tr><tr><td>Pris</td><td><s>900 kr</s></td><td><s>(850 kr)</s></td><td>700 kr</td></tr></table>',
  );
  const texts = lines.map(({ cells }) => cells.map(({ text }) => text).join('|')).filter((text) => text !== '');
  expect(texts).toEqual(['Hotell|12 maj|Bekräftad', 'Pris|700 kr']);
});
