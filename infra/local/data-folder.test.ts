import { chmod, mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { lockDataFolder } from './data-folder.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'data-folder-'));
});
afterEach(() => rm(folder, { recursive: true }));

test('a second start with the same folder gets a one-sentence error', async () => {
  const held = await lockDataFolder(folder);
  await expect(lockDataFolder(folder)).rejects.toThrow(`The product already runs with the data in ${folder}.`);
  await held.release();
});

test('a folder is private to its owner, even if it was not before', async () => {
  await chmod(folder, 0o755);
  const held = await lockDataFolder(folder);
  expect((await stat(folder)).mode & 0o777).toBe(0o700);
  await held.release();
});

test('a released folder can be locked again', async () => {
  await (await lockDataFolder(folder)).release();
  const again = await lockDataFolder(folder);
  expect(again.path).toBe(folder);
  await again.release();
});

test.each(['', '{"port":40', '{"port":1,"id":"of a process that was killed"}'])(
  'the lock file of a killed process blocks no start: %j',
  async (left) => {
    await writeFile(path.join(folder, 'lock'), left);
    const held = await lockDataFolder(folder);
    expect(held.path).toBe(folder);
    await held.release();
  },
);

test('another program on the holder’s former port is not taken for the holder', async () => {
  const other = await mkdtemp(path.join(tmpdir(), 'data-folder-'));
  const held = await lockDataFolder(other);
  const { port } = JSON.parse(await readFile(path.join(other, 'lock'), 'utf8'));
  await writeFile(path.join(folder, 'lock'), JSON.stringify({ port, id: 'another id' }));
  const mine = await lockDataFolder(folder);
  expect(mine.path).toBe(folder);
  await Promise.all([mine.release(), held.release()]);
  await rm(other, { recursive: true });
});

test('a file in place of the folder is named', async () => {
  const file = path.join(folder, 'file');
  await writeFile(file, '');
  await expect(lockDataFolder(file)).rejects.toThrow(`DATA_DIR ${file} cannot be used as a folder`);
});
