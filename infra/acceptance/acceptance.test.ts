import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import type { AcceptanceItem } from './item.ts';
import { judge, proofsOfTooManyItems, proofsOfUnknownItems } from './judge.ts';
import { listTests } from './list-tests.ts';
import { outdatedEntries, PLANNED, withPlanned } from './planned.ts';
import { lineOf, tableOf } from './print.ts';
import { idsOf, isEnough, type Proof, reachOf } from './proof.ts';
import { readItems } from './read-items.ts';
import { playwrightProofs, vitestProofs } from './read-reports.ts';

const root = path.resolve(import.meta.dirname, '..', '..');
const folder = mkdtempSync(path.join(tmpdir(), 'acceptance-'));

function written(name: string, content: unknown): string {
  const file = path.join(folder, name);
  writeFileSync(file, typeof content === 'string' ? content : JSON.stringify(content));
  return file;
}

const ITEMS: AcceptanceItem[] = [
  { id: 'NAV-01', area: 'NAV', kind: 'ui', sentence: 'The route / shows the home dashboard.' },
  { id: 'API-04', area: 'API', kind: 'api', sentence: 'GET /api/user answers the current user.' },
  { id: 'OPEN-99', area: 'OPEN', kind: 'unit', sentence: 'Which page is not said.', decision: 'The own one.' },
];
const proof = (id: string, reach: Proof['reach'], held = true): Proof => ({
  ids: [id],
  title: `${id} does`,
  file: 'x.test.ts',
  reach,
  held,
});
const states = (...proofs: Proof[]) => judge(ITEMS, proofs).map(({ state }) => state);

describe('the list of statements', () => {
  it('has 537 + 122 items and 148 decisions, each with its answer', () => {
    const items = readItems(path.join(root, 'events', 'acceptance.json'));
    const decisions = items.filter(({ decision }) => decision !== undefined);
    expect([items.length - decisions.length, decisions.length]).toEqual([537 + 122, 148]);
    expect(decisions.every(({ area }) => area === 'OPEN')).toBe(true);
  });

  it('is read from Markdown without its line references', () => {
    const text = `
- **NAV-01** [ui] The route / shows the home dashboard. (L18, L32; OPEN-04)
- **API-04** [api] GET /api/user answers the current user. (L226)
- **OPEN-99** [unit] Which page is not said. (L293; with ERR-27)
  - Decision: The own one.
`;
    expect(readItems(written('list.md', text))).toEqual(ITEMS);
  });

  it.each([
    ['two with one id', [ITEMS[0], ITEMS[0]]],
    ['an unknown kind', [{ ...ITEMS[0], kind: 'e2e' }]],
    ['nothing', []],
  ])('is refused with %s', (_, list) => {
    expect(() => readItems(written('list.json', list))).toThrow(/is no acceptance list/);
  });
});

describe('the existing tests', () => {
  let listed: readonly Proof[] = [];
  beforeAll(() => {
    listed = listTests();
  }, 180_000);

  it('are listed with their ids, without running any', () => {
    const named = new Set(listed.flatMap(({ ids }) => ids));
    expect([...named]).toEqual(expect.arrayContaining(['API-01', 'NAV-01', 'OPEN-137']));
  });

  it('each name six items at most', () => {
    expect(proofsOfTooManyItems(listed).map(({ title }) => title)).toEqual([]);
  });
});

describe('the ids in a test’s title', () => {
  it.each([
    ['API-06 OPEN-43 answers the new user', ['API-06', 'OPEN-43']],
    ['API-06, OPEN-43: answers', ['API-06', 'OPEN-43']],
    ['NAV-01', ['NAV-01']],
    ['as NAV-01 says, / is home', []],
    ['UTF-8 is read', []],
  ])('stand at the beginning of its title: %s', (title, ids) => {
    expect(idsOf(title)).toEqual(ids);
  });

  it('include those of its enclosing groups', () => {
    const result = { ancestorTitles: ['API-04 the user'], title: 'OPEN-99 is own', status: 'passed' };
    const other = { ancestorTitles: [], title: 'names nothing', status: 'passed' };
    const left = { ancestorTitles: [], title: 'NAV-01 is left out', status: 'skipped' };
    const report = { testResults: [{ name: import.meta.filename, assertionResults: [result, other, left] }] };
    expect(vitestProofs(written('vitest.json', report))).toEqual([
      {
        ids: ['API-04', 'OPEN-99'],
        title: 'OPEN-99 is own',
        file: import.meta.filename,
        reach: 'function',
        held: true,
      },
    ]);
  });

  it('count in a browser test only when it passed at the first attempt', () => {
    const spec = (title: string, status: string) => ({ title, file: 'x.spec.ts', tests: [{ status }] });
    const inner = { title: 'group', specs: [spec('NAV-02 a', 'flaky'), spec('NAV-03 b', 'skipped')] };
    const suites = [{ title: 'x.spec.ts', specs: [spec('NAV-01 c', 'expected')], suites: [inner] }];
    const proofs = playwrightProofs(written('playwright.json', { suites }));
    expect(proofs.map(({ ids, held, reach }) => [...ids, held, reach])).toEqual([
      ['NAV-01', true, 'browser'],
      ['NAV-02', false, 'browser'],
    ]);
  });

  it('cannot be read from a missing report', () => {
    expect(() => vitestProofs(path.join(folder, 'none.json'))).toThrow(/npm test writes it/);
  });
});

describe('a test’s reach', () => {
  it('a screen is proved in a browser, a call through handler or gateway, a rule anywhere', () => {
    const enough = (kind: AcceptanceItem['kind']) =>
      (['browser', 'handler', 'function'] as const).filter((reach) => isEnough(reach, kind));
    expect([enough('ui'), enough('api'), enough('unit')]).toEqual([
      ['browser'],
      ['browser', 'handler'],
      ['browser', 'handler', 'function'],
    ]);
  });

  it('a file that calls handlers has their reach', () => {
    expect(reachOf(path.join(root, 'functions', 'session', 'session.test.ts'))).toBe('handler');
    expect(reachOf(path.join(root, 'functions', 'session', 'password.test.ts'))).toBe('function');
  });
});

describe('what is planned', () => {
  const planned = (entries: string[], ...proofs: Proof[]) =>
    withPlanned(judge(ITEMS, proofs), entries).map(({ state }) => state);

  it('needs no proof yet, by area or id; anything else does', () => {
    expect(planned(['NAV', 'API-04'])).toEqual(['planned', 'planned', 'missing']);
  });

  it('is proved or failing as soon as a test names it', () => {
    expect(planned(['NAV', 'API'], proof('NAV-01', 'browser'), proof('API-04', 'handler', false))).toEqual([
      'proved',
      'failing',
      'missing',
    ]);
  });

  it('is refused once all of it is proved, or when it is about nothing', () => {
    const verdicts = judge(ITEMS, [proof('NAV-01', 'browser')]);
    expect(outdatedEntries(verdicts, ['NAV', 'NAV-01', 'API', 'SEA', 'API-05'])).toEqual([
      ...['NAV', 'NAV-01', 'SEA', 'API-05'],
    ]);
  });

  it('is about areas and statements of the list, and never about the first 685', () => {
    const items = readItems(path.join(root, 'events', 'acceptance.json'));
    const first = new Set(items.slice(0, 537 + 148).flatMap(({ id, area }) => [id, area]));
    expect(outdatedEntries(judge(items, []))).toEqual([]);
    expect(PLANNED.filter((entry) => first.has(entry))).toEqual([]);
  });
});

describe('the verdict', () => {
  it('is proved where a test with enough reach passes', () => {
    const proofs = [proof('NAV-01', 'browser'), proof('API-04', 'handler'), proof('OPEN-99', 'function')];
    expect(states(...proofs)).toEqual(['proved', 'proved', 'proved']);
  });

  it('is missing without one', () => {
    expect(states(proof('NAV-01', 'handler'), proof('API-04', 'function'))).toEqual(['missing', 'missing', 'missing']);
  });

  it('is failing when any test that names it fails', () => {
    expect(states(proof('NAV-01', 'browser'), proof('NAV-01', 'function', false))[0]).toBe('failing');
  });

  it('is reported by area, and by item with the tests that failed or fell short', () => {
    const verdicts = judge(ITEMS, [proof('NAV-01', 'handler'), proof('API-04', 'handler')]);
    expect(tableOf(verdicts).map((line) => line.split(/\s+/))).toEqual([
      ['Area', 'proved', 'failing', 'missing', 'planned'],
      ['NAV', '0', '0', '1', '0'],
      ['API', '1', '0', '0', '0'],
      ['OPEN', '0', '0', '1', '0'],
      ['all', '1', '0', '2', '0'],
    ]);
    expect(verdicts.map(lineOf)).toEqual([
      'NAV-01 [ui] The route / shows the home dashboard.\n    x.test.ts: NAV-01 does',
      'API-04 [api] GET /api/user answers the current user.',
      'OPEN-99 [unit] Which page is not said. — The own one.',
    ]);
  });

  it('reports a test that names more than six items', () => {
    const naming = (count: number): Proof => ({
      ...proof('NAV-01', 'browser'),
      ids: Array.from({ length: count }, (_, n) => `NAV-0${n + 1}`),
    });
    expect(proofsOfTooManyItems([naming(6), naming(7)])).toEqual([naming(7)]);
  });

  it('reports a test that names an unknown item', () => {
    expect(proofsOfUnknownItems(ITEMS, [proof('NAV-77', 'browser'), proof('RFC-5322', 'function')])).toHaveLength(1);
  });
});
