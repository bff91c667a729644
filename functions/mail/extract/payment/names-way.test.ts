import { expect, it } from 'vitest';
import type { Draft } from '../mail-reading.ts';
import { calledLike, legsOfWay } from './names-way.ts';

const found = (value: string) => ({ value, evidence: { kind: 'found' as const, quote: value } });
const leg = (location: string, endLocation: string, title: string): Draft => ({
  type: 'transport',
  fields: { location: found(location), endLocation: found(endLocation), title: found(title) },
});
const THERE = leg('Stuttgart Hbf', 'Mannheim Hbf', 'ICE 612 Stuttgart → Mannheim');
const ON = leg('Mannheim Hbf', 'Köln Hbf', 'ICE 106 Mannheim → Köln');
const BACK = leg('Köln Hbf', 'Stuttgart Hbf', 'ICE 517 Köln → Stuttgart');

it('a row names the leg, or the legs, between the two places that it has in their order', () => {
  expect(legsOfWay('Stuttgart – Köln', [THERE, ON, BACK])).toEqual([0, 1]);
  expect(legsOfWay('Köln Hbf - Stuttgart Hbf', [THERE, ON, BACK])).toEqual([2]);
  expect(legsOfWay('Seats', [THERE, ON, BACK])).toEqual([]);
});

it('a row names the booking with whose title alone it shares a word', () => {
  expect(calledLike('Saver fare ICE 517, 2 adults', [THERE, ON, BACK])).toBe(2);
  expect(calledLike('Ticket to Mannheim', [THERE, ON])).toBeUndefined();
});
