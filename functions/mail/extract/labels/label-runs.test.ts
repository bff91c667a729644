import { expect, test } from 'vitest';
import { textToDocument } from '../document/text-to-document.ts';
import { labelRuns } from './label-runs.ts';

const runsOf = (...lines: string[]) => {
  const document = textToDocument(lines.join('\n'));
  return [...labelRuns(document.lines)].map(([line, { label }]) => `${label}: ${document.lines[line]?.text}`);
};

test('consecutive labels are matched with as many values after them', () => {
  expect(runsOf('Arrival', 'Departure', 'Nights', '', 'Fri 14 May 2027', 'Mon 17 May 2027', '3')).toEqual([
    'Arrival: Fri 14 May 2027',
    'Departure: Mon 17 May 2027',
    'Nights: 3',
  ]);
});

test('alternating labels and values are not a run', () => {
  expect(runsOf('Hotel', 'Meridian', 'Arrival', 'Fri 14 May 2027', 'Departure', 'Mon 17 May 2027')).toEqual([]);
});

test('a run with fewer values than labels is left alone', () => {
  expect(runsOf('Arrival', 'Departure', 'Nights', '', 'Fri 14 May 2027')).toEqual([]);
});
