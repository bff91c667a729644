import { expect, it } from 'vitest';
import { runInTurn } from './run-in-turn.ts';

it('runs one script after the other, and lets other tasks run in between', async () => {
  const seen: string[] = [];
  const run = async (file: string) => {
    seen.push(file);
    setTimeout(() => seen.push(`task after ${file}`));
  };
  await runInTurn(['/vendor.js', '/common.js', '/index.js'], run);
  expect(seen).toEqual([
    ...['/vendor.js', 'task after /vendor.js'],
    ...['/common.js', 'task after /common.js'],
    ...['/index.js', 'task after /index.js'],
  ]);
});

it('runs nothing that needs a script which did not come', async () => {
  const seen: string[] = [];
  const run = async (file: string) => {
    seen.push(file);
    if (file === '/vendor.js') throw new TypeError('Failed to fetch');
  };
  await expect(runInTurn(['/vendor.js', '/common.js'], run)).rejects.toThrow('Failed to fetch');
  expect(seen).toEqual(['/vendor.js']);
});
