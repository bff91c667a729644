import { expect, it } from 'vitest';
import { textToDocument } from '../document/text-to-document.ts';
import { asHeader, rolesOver } from './column-header.ts';

const rolesBelow = (below: string) => {
  const [head, line] = textToDocument(`Departure      Arrival        Date\n${below}`).lines;
  if (!head || !line) throw new Error('no lines');
  const header = asHeader(head, 0);
  return line.cells.map((_, at) => [...(rolesOver(header, line, at) ?? [])]);
};

it('what stands below a column of a table in plain text is what the head of the column says', () => {
  const [from, to, date] = rolesBelow('Oslo           Bergen         12 May');
  expect([from?.includes('departure'), to?.includes('arrival'), date?.includes('date')]).toEqual([true, true, true]);
});

it('a remark below three columns is of none of them', () => {
  expect(rolesBelow('Please be at the quay half an hour early')).toEqual([[]]);
});
