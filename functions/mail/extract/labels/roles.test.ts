import { expect, it } from 'vitest';
import { labelAtStart } from './roles.ts';

const labelIn = (text: string) => {
  const found = labelAtStart(text);
  return found && { label: text.slice(0, found.end).trim(), roles: [...found.roles] };
};

it.each([
  ['Data e hora da recolha: 12/05/2027', 'Data e hora da recolha', 'pickUp'],
  ['Date and time of departure 12 May', 'Date and time of departure', 'departure'],
  ['Datum der Anreise: 12.05.2027', 'Datum der Anreise', 'checkIn'],
  ['Time of pick-up: 10:30', 'Time of pick-up', 'pickUp'],
])('"%s" has a label of its moment, not of any date or time', (text, label, role) => {
  expect(labelIn(text)).toMatchObject({ label, roles: expect.arrayContaining([role]) });
});

it.each([
  ['御予約番号: 5512', '御予約番号', ['reference']],
  ['ご搭乗日: 9月4日', 'ご搭乗日', ['date']],
  ['ご出発日: 9月4日', 'ご出発日', ['pickUp', 'checkOut']],
])('"%s" has its label with the polite prefix', (text, label, roles) => {
  expect(labelIn(text)).toEqual({ label, roles });
});
