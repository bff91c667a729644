import { expect, it } from 'vitest';
import { type JoinedField, joinValues } from './join-values.ts';

interface Values {
  readonly title: string;
  readonly place: string;
  readonly at: { readonly latitude: number } | null;
  readonly details: { readonly seat: string; readonly gate: string };
}
const base: Values = { title: 'Lunch', place: 'Rome', at: null, details: { seat: '', gate: '' } };
const shown = () => '';
const FIELDS: readonly JoinedField<Values>[] = [
  { label: 'Title', names: ['title'], show: shown },
  { label: 'Place', names: ['place', 'at'], show: shown },
  { label: 'Seat', names: ['details.seat'], show: shown },
  { label: 'Gate', names: ['details.gate'], show: shown },
];

function join(mine: Partial<Values>, theirs: Partial<Values>) {
  const joined = joinValues(FIELDS, { base, mine: { ...base, ...mine }, theirs: { ...base, ...theirs } });
  const labels = (fields: typeof joined.both) => fields.map(({ label }) => label);
  return { taken: labels(joined.taken), kept: labels(joined.kept), both: labels(joined.both) };
}

it('SHARE-11 what only one side changed is that side’s', () => {
  expect(join({ title: 'Late lunch' }, { place: 'Ostia' })).toEqual({ taken: ['Place'], kept: ['Title'], both: [] });
  expect(join({ details: { seat: '4A', gate: '' } }, { details: { seat: '', gate: 'B2' } })).toEqual({
    ...{ taken: ['Gate'], kept: ['Seat'], both: [] },
  });
  expect(join({}, {})).toEqual({ taken: [], kept: [], both: [] });
});

it('SHARE-11 what both changed is to be chosen, unless both changed it to the same', () => {
  expect(join({ title: 'Late lunch' }, { title: 'Early lunch' }).both).toEqual(['Title']);
  expect(join({ title: 'Dinner' }, { title: 'Dinner' })).toEqual({ taken: [], kept: [], both: [] });
});

it('SHARE-11 a place goes with its position: two that changed either of them have both changed it', () => {
  expect(join({ place: 'Ostia' }, { at: { latitude: 41.9 } }).both).toEqual(['Place']);
  expect(join({}, { place: 'Ostia', at: { latitude: 41.7 } }).taken).toEqual(['Place']);
});
