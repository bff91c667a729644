import { mkdtemp, readdir, readFile, rename, rm } from 'node:fs/promises';
import { SourceMap, type SourceMapPayload } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { townNamed } from '#functions/places/towns.ts';
import { catalogue } from '#functions/planner/catalogue/catalogue.ts';
import { bundleFunctions } from './bundle-functions.ts';

const BUNDLING_MS = 120_000;
const Payload = z.custom<SourceMapPayload>((value) => typeof value === 'object');

let folder: string;
let code: string;
let map: SourceMap;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'bundle-'));
  const bundles = [
    { name: 'get-trip', entry: 'functions/trips/get-trip.ts' },
    { name: 'towns', entry: 'functions/places/towns.ts' },
    { name: 'catalogue', entry: 'functions/planner/catalogue/catalogue.ts' },
    { name: 'place-name', entry: 'functions/places/place-name.ts' },
  ];
  await bundleFunctions(bundles, folder);
  code = await readFile(path.join(folder, 'get-trip/index.mjs'), 'utf8');
  map = new SourceMap(Payload.parse(JSON.parse(await readFile(path.join(folder, 'get-trip/index.mjs.map'), 'utf8'))));
}, BUNDLING_MS);

afterAll(() => rm(folder, { recursive: true, force: true }));

/** The source position of a text in the bundle; lines count from 0. */
function originOf(text: string): { readonly file: string; readonly line: number } {
  const before = code.slice(0, code.indexOf(text)).split('\n');
  const entry = map.findEntry(before.length - 1, before.at(-1)?.length ?? 0);
  if (!('originalSource' in entry)) throw new Error(`${text} has no origin`);
  return { file: entry.originalSource, line: entry.originalLine };
}

describe('a function’s bundle', () => {
  it('has the contract of its call and of no other', () => {
    expect(code).toContain('One trip: public ones for anyone');
    expect(code).not.toContain('Create a trip');
    expect(code).not.toContain('Merge the source into the target');
  });

  it('imports Node’s own modules without evaluating all their exports', () => {
    const imported = [...code.matchAll(/\bimport\b[^;'"]*["'](node:[\w/]+)["']/g)].map(([, name]) => name);
    expect(imported).toEqual(['node:module']);
    expect(code).toContain('getBuiltinModule("node:https")');
  });

  it('maps a frame of a stack trace to the line of its source', async () => {
    const { file, line } = originOf('"One trip: public ones for anyone');
    expect(file).toMatch(/shared\/trips\/routes\.ts$/);
    const lines = (await readFile('shared/trips/routes.ts', 'utf8')).split('\n');
    expect(lines[line]).toContain('One trip: public ones for anyone');
  });

  it('has its data in files of its own, not in its code, and nothing beside its folder', async () => {
    const files = await readdir(path.join(folder, 'towns'));
    const holding: string[] = [];
    for (const file of files) {
      if ((await readFile(path.join(folder, 'towns', file), 'utf8')).includes('|Paris|')) holding.push(file);
    }
    expect(holding).toEqual([expect.stringMatching(/^towns-\w+\.json$/)]);
    expect((await readdir(path.join(folder, 'place-name'))).some((file) => file.startsWith('members-'))).toBe(true);
    expect((await readdir(folder)).toSorted()).toEqual(['catalogue', 'get-trip', 'place-name', 'towns']);
  });

  it('knows from those files what the source knows', async () => {
    const built: typeof import('#functions/places/towns.ts') = await import(path.join(folder, 'towns/index.mjs'));
    for (const name of ['Paris', 'Göteborg', '東京', 'Nowhere at all'])
      expect(built.townNamed(name)).toEqual(townNamed(name));
  });

  it('reads the places of a destination when they are asked for', async () => {
    const own = path.join(folder, 'catalogue');
    const rome = (await readdir(own)).find((file) => /^rome-\w+\.json$/.test(file)) ?? '';
    await rename(path.join(own, rome), path.join(own, 'away'));
    const built: typeof import('#functions/planner/catalogue/catalogue.ts') = await import(path.join(own, 'index.mjs'));
    const found = built.catalogue().destination('Roma');
    expect(found).toMatchObject({ name: 'Rome', country: 'IT' });
    expect(() => found?.places).toThrow('ENOENT');
    await rename(path.join(own, 'away'), path.join(own, rome));
    expect(found?.places).toEqual(catalogue().destination('Rome')?.places);
    expect({ ...found }).toEqual({ ...catalogue().destination('Rome') });
  });
});
