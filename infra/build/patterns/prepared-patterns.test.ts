import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readPastedText } from '#functions/mail/extract/read-text.ts';
import { answer } from '#functions/planner/built-in/answer.ts';
import { readEvent } from '#infra/test/sample-events.ts';
import { bundleFunctions } from '../bundle-functions.ts';
import { withPreparedPatterns } from './prepared-patterns.ts';

const BUNDLING_MS = 120_000;
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'patterns-'));
  const bundles = [
    { name: 'reader', entry: 'functions/mail/extract/read-text.ts' },
    { name: 'planner', entry: 'functions/planner/built-in/answer.ts' },
  ];
  await bundleFunctions(bundles, folder);
}, BUNDLING_MS);

afterAll(() => rm(folder, { recursive: true, force: true }));

describe('a module with prepared patterns', () => {
  it('makes those of a function once, anew only where one goes on from its position', () => {
    const code = withPreparedPatterns(
      'export const f = (t: string) => t.replace(/a/g, "") + /b/u.test(t);\nexport function g(t: string) { const p = /c/g; return p.exec(t); }',
    );
    expect(code).toMatch(/t\.replace\(\(__once0\?\?=__prepared\("a","g"[^)]*\)\), ""\)/);
    expect(code).toMatch(/\(__once1\?\?=__prepared\("b","u"[^)]*\)\)\.test/);
    expect(code).toMatch(/p = \(__once2\?\?=__prepared\("c","g"[^)]*\)\)\.again\(\);/);
    expect(code.split('\n')).toHaveLength(2);
  });

  it('has the pattern that an expression makes in place of the expression', () => {
    const code = withPreparedPatterns(
      "const WORDS = anyWord(['a']);\nconst LENGTH = count(anyWord(['a']));",
      new Map([['14-28', { source: 'x', flags: 'iu' }]]),
    );
    expect(code).toContain('const WORDS = __prepared("x","iu"');
    expect(code).toContain("const LENGTH = count(anyWord(['a']));");
  });

  it('is a program in which mails are read as without', async () => {
    const built: typeof import('#functions/mail/extract/read-text.ts') = await import(
      path.join(folder, 'reader/index.mjs')
    );
    const receivedAt = new Date('2027-01-10T09:00:00Z');
    for (const name of [
      'stays/hotel-en',
      'flights/flight-de-codeshare',
      'flights/flight-ja-table',
      'cars-and-transfers/car-fr',
    ]) {
      const mail = await readFile(`events/mail/bookings/${name}/mail.eml`, 'utf8');
      const read = await built.readPastedText(mail, { receivedAt });
      expect(read.bookings.length, name).toBeGreaterThan(0);
      expect(read, name).toEqual(await readPastedText(mail, { receivedAt }));
    }
  });

  it('is a program that plans as without', async () => {
    const built: typeof import('#functions/planner/built-in/answer.ts') = await import(
      path.join(folder, 'planner/index.mjs')
    );
    const { body } = readEvent('trip-chat.json') as { readonly body: string };
    const request = { suggestion: null, trip: null, today: '2027-01-10', ...JSON.parse(body) };
    for (const message of [request.message, '3 Tage Rom für 2 Personen, höchstens 800 €', 'what about the weather?'])
      expect(built.answer({ ...request, message })).toEqual(answer({ ...request, message }));
  });
});
