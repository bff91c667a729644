import { zipSync } from 'fflate';
import { expect, test } from 'vitest';
import { unpackPass } from './unpack-pass.ts';

const json = (content: unknown) => new TextEncoder().encode(JSON.stringify(content));

test('a pass yields its pass.json, and a bundle those of its passes', () => {
  const pass = zipSync({ 'icon.png': new Uint8Array(100), 'pass.json': json({ description: 'A' }) });
  const other = zipSync({ 'pass.json': json({ description: 'B' }) });
  expect(unpackPass(pass)).toEqual([{ description: 'A' }]);
  expect(unpackPass(zipSync({ 'a.pkpass': pass, 'b.pkpass': other }))).toEqual([
    { description: 'A' },
    { description: 'B' },
  ]);
});

test('a pass that unpacks to more than the limit is refused, whatever size it declares', () => {
  const bomb = zipSync({ 'pass.json': new Uint8Array(8 * 1024 * 1024) });
  const view = new DataView(bomb.buffer, bomb.byteOffset);
  view.setUint32(22, 100, true);
  expect(() => unpackPass(bomb)).toThrow('too large');
});

test('nested passes are not opened, and thousands of files end the reading', () => {
  let nested = zipSync({ 'pass.json': json({ description: 'deep' }) });
  for (let level = 0; level < 4; level += 1) nested = zipSync({ 'inner.pkpass': nested });
  expect(unpackPass(nested)).toEqual([]);
  const many = Object.fromEntries(Array.from({ length: 2_000 }, (_, at) => [`${at}.png`, new Uint8Array(1)]));
  expect(() => unpackPass(zipSync(many))).toThrow('more than 1000 files');
});
