import { expect, it } from 'vitest';
import { addedFindings, type WholePlan } from './added-findings.ts';
import { afterChanges, afterMerge, afterShift } from './plan-after.ts';
import { at, sampleDay, stay } from './sample-plan.ts';

const [D3, D4, D5] = ['2027-05-03', '2027-05-04', '2027-05-05'];
const NOW = new Date('2026-11-01T00:00:00Z');
const plan = (...days: WholePlan['days']): WholePlan => ({
  trip: { startDate: D3, endDate: days.at(-1)?.date.slice(0, 10) ?? D3 },
  days,
});
const added = (before: readonly WholePlan[], after: WholePlan) =>
  addedFindings(before, after, NOW).map(({ rule, date }) => `${rule} ${date}`);

const rome = plan(sampleDay(D3, [stay('inn', D4), at('a', '10:00', '12:00')]), sampleDay(D4, [at('b', '09:00', null)]));

it('HEALTH-12 a merge adds what is found about both trips together, and nothing that was found before', () => {
  const table = plan(sampleDay(D3, [at('c', '11:30', '12:30'), at('d', '12:00', '13:00')]));
  expect(added([table, rome], afterMerge(table, rome))).toEqual([`overlap ${D3}`]);
  const later = plan(sampleDay(D5, [at('e', '10:00', null)]));
  expect(added([later, rome], afterMerge(later, rome))).toEqual([`bed ${D4}`]);
});

it('HEALTH-12 the planner’s changes add what they take away and put wrong', () => {
  const inn = rome.days[0]?.activities.find(({ title }) => title === 'inn')?.id ?? '';
  const remove = { kind: 'remove', activityId: inn, title: 'inn', date: D3, why: '' } as const;
  expect(added([rome], afterChanges(rome, [remove]))).toEqual([`bed ${D3}`]);
  const move = { kind: 'move', activityId: inn, title: 'inn', from: D3, to: D5, why: '' } as const;
  expect(added([rome], afterChanges(rome, [move]))).toEqual([`bed ${D3}`, `bed ${D4}`]);
  expect(added([rome], afterChanges(rome, []))).toEqual([]);
});

it('HEALTH-12 other dates add what no longer fits them, and nothing where all moves along', () => {
  const booked = plan(
    sampleDay(D3, [stay('inn', D4, { confirmationNumber: 'A1' }), at('a', '10:00', null)]),
    sampleDay(D4, [at('b', '09:00', null)]),
  );
  expect(added([booked], afterShift(booked, 7, 'all'))).toEqual([]);
  expect(added([booked], afterShift(booked, 7, 'keep-bookings'))).toContain('outside 2027-05-03');
  expect(added([booked], afterShift(booked, 1, 'range'))).toEqual([`outside ${D3}`]);
});
