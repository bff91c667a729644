import { describe, expect, it } from 'vitest';
import type { PlannedActivity, ProposedChange } from '#shared/planner/schema.ts';
import { appliedWords, applyLabel, changesByDate, changeWords } from './proposal-words.ts';

const activity: PlannedActivity = {
  title: 'Dinner in Trastevere',
  timeOfDay: 'evening',
  category: 'food',
  minutes: 90,
  cost: 30,
  currency: 'EUR',
  location: 'Trastevere',
  coordinates: null,
  verified: true,
  note: null,
};
const add: ProposedChange = { kind: 'add', date: '2027-05-04', activity, why: 'The evening is free' };
const move: ProposedChange = {
  kind: 'move',
  activityId: 'museum',
  title: 'Museum',
  from: '2027-05-03',
  to: '2027-05-05',
  why: 'Closed on Mondays',
};
const remove: ProposedChange = { kind: 'remove', activityId: 'bar', title: 'Bar', date: '2027-05-04', why: 'Too late' };

describe('the words for proposed changes', () => {
  it('say what would happen, and where', () => {
    expect([add, move, remove].map(changeWords)).toEqual([
      { verb: 'Add', title: 'Dinner in Trastevere', date: '2027-05-04' },
      { verb: 'Move to Wed, May 5', title: 'Museum', date: '2027-05-03' },
      { verb: 'Remove', title: 'Bar', date: '2027-05-04' },
    ]);
  });

  it('are grouped by date, earliest first', () => {
    const days = changesByDate([add, move, remove]);
    expect(days.map(({ date, changes }) => [date, changes.map(({ index }) => index)])).toEqual([
      ['2027-05-03', [1]],
      ['2027-05-04', [0, 2]],
    ]);
  });

  it('count what is applied', () => {
    expect([applyLabel(1), applyLabel(3)]).toEqual(['Apply 1 change', 'Apply 3 changes']);
    expect(appliedWords({ undoId: '', added: 2, moved: 0, removed: 1 })).toBe('2 added, 1 removed');
    expect(appliedWords({ undoId: '', added: 0, moved: 0, removed: 0 })).toBe('Nothing changed');
  });
});
