import { expect, it } from 'vitest';
import type { Finding } from './finding.ts';
import { stepsOf } from './fix-steps.ts';
import { at, findings, type SampleItem, sampleDay } from './sample-plan.ts';

const D3 = '2027-05-03';
const now = new Date('2026-11-01T00:00:00Z');
const [early, late] = [at('a', '10:00', '12:00'), at('b', '11:15', '13:00')];
const overlap = () => {
  const [found] = findings([sampleDay(D3, [early, late])]);
  const [fix] = found?.fixes ?? [];
  if (!found || fix?.kind !== 'move after') throw new Error('no overlap was found');
  return { found, fix } satisfies { found: Finding; fix: typeof fix };
};
const stepsOn = (...items: readonly SampleItem[]) => {
  const { found, fix } = overlap();
  return stepsOf(fix, found, [sampleDay(D3, items)], now);
};

it('moving something behind another keeps how long it takes', () => {
  expect(stepsOn(early, late)).toMatchObject([{ kind: 'edit', fields: { time: '12:00', endTime: '13:45' } }]);
});

it.each([
  ['it is gone', [early]],
  ['the other is gone', [late]],
  ['it has lost its time', [early, { ...late, time: null }]],
  ['the other has lost its time', [{ ...early, time: null }, late]],
  ['its end is open', [early, { ...late, endTime: null }]],
  ['the end of the other is open', [{ ...early, endTime: null }, late]],
  ['it has lost its zone', [early, { ...late, timeZone: null }]],
  ['it would be on the next day', [{ ...early, endTime: '01:00', endDate: '2027-05-04' }, late]],
] as const)('nothing is moved by an offer that was made before %s', (_, items) => {
  expect(stepsOn(...items)).toBeUndefined();
});
