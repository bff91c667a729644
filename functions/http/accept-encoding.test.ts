import { expect, it } from 'vitest';
import { preferredCoding } from './accept-encoding.ts';

it.each([
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip, deflate', 'gzip'],
  ['x-gzip', 'gzip'],
  ['GZIP;Q=1', 'gzip'],
  ['br;q=0.5, gzip;q=0.9', 'gzip'],
  ['br ; q=0.001', 'br'],
  ['br;q=0, *', 'gzip'],
  ['*', 'br'],
  ['*;q=0.3, identity;q=0.2', 'br'],
  ['gzip;q=0.5, identity', undefined],
  ['br;q=0, gzip;q=0.000', undefined],
  ['*;q=0', undefined],
  ['identity', undefined],
  ['deflate, zstd', undefined],
  ['br;q=2, gzip;q=-1', undefined],
  ['br;level=3', undefined],
  [', ;q=1,,gzip', 'gzip'],
  ['', undefined],
  [undefined, undefined],
])('Accept-Encoding %j selects %s (RFC 9110 12.5.3)', (header, coding) => {
  expect(preferredCoding(header)).toBe(coding);
});
