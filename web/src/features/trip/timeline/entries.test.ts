import { expect, it } from 'vitest';
import { sampleActivity } from '../activity/sample-activity.ts';
import type { CarriedOver } from './carried-over.ts';
import { entriesOf } from './entries.ts';

const at = (time: string | null) => sampleActivity({ id: `at ${time}`, time });
const until = (endTime: string | null): CarriedOver => ({
  date: '2027-05-01',
  kind: 'check-out',
  activity: sampleActivity({ id: `until ${endTime}`, endTime }),
});
const idsOf = (...given: Parameters<typeof entriesOf>) =>
  entriesOf(...given).map((entry) => (entry.kind === 'activity' ? entry.activity.id : entry.over.activity.id));

it('what ends on a day is among its activities by time', () => {
  const rows = idsOf([at('08:00'), at('12:00'), at(null)], [until('11:00'), until('13:00')]);
  expect(rows).toEqual(['at 08:00', 'until 11:00', 'at 12:00', 'until 13:00', 'at null']);
});

it('what ends without a time comes first', () => {
  expect(idsOf([at('08:00')], [until('11:00'), until(null)])).toEqual(['until null', 'at 08:00', 'until 11:00']);
});

it('activities keep their own order', () => {
  expect(idsOf([at('08:00'), at('09:00'), at(null)], [])).toEqual(['at 08:00', 'at 09:00', 'at null']);
});
