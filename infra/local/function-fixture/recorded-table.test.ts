import { expect, it } from 'vitest';
import { unexpired } from './recorded-table.ts';

it('a recorded item that has expired since is in the table for a day, and others end when they did', () => {
  const now = 1_800_000_000.5;
  const pk = { S: 'RATE#search' };
  expect(unexpired({ pk, expiresAt: { N: '1795460400' } }, now)).toEqual({ pk, expiresAt: { N: '1800086401' } });
  expect(unexpired({ pk, expiresAt: { N: '1847059200' } }, now)).toEqual({ pk, expiresAt: { N: '1847059200' } });
  expect(unexpired({ pk }, now)).toEqual({ pk });
});
