import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { type BuiltChunk, circles, overBudget } from './size-budget.ts';

/** About this many kilobytes even when gzipped: hexadecimal digits carry half a byte each. */
const heavy = (kilobytes: number) =>
  Array.from({ length: kilobytes * 31 }, (_, n) => createHash('sha256').update(`${n}`).digest('hex')).join('');

function chunk(fileName: string, given: Partial<BuiltChunk> = {}): BuiltChunk {
  return { fileName, facadeModuleId: null, moduleIds: [], imports: [], code: '', ...given };
}

const page = (module: string, given: Partial<BuiltChunk> = {}) =>
  chunk(`${module.split('/').at(-1)}.js`, { facadeModuleId: `/app/web/src/features/${module}`, ...given });

/** The files of a build in which the home page imports `shared`. */
function build(given: { readonly shared?: string; readonly planner?: string; readonly visitor?: string }) {
  return [
    chunk('index.js', { facadeModuleId: '/app/web/src/main.tsx' }),
    page('home/home-page.tsx', { imports: ['shared.js'] }),
    chunk('shared.js', { code: given.shared ?? '', imports: ['index.js'] }),
    page('home/plan/planner.tsx', { code: given.planner ?? '', imports: ['shared.js'] }),
    page('home/plan/welcome/sign-in-to-plan.tsx', { code: given.visitor ?? '' }),
    page('trip/trip-page.tsx', { code: heavy(100) }),
  ];
}

describe('the size of the build', () => {
  it('passes while the first page has at most 150 KB and every other file 120', () => {
    expect(overBudget(build({ shared: heavy(70), planner: heavy(60) }))).toEqual([]);
  });

  it('counts the first page’s imports once, for visitors and for travellers', () => {
    const [complaint, ...others] = overBudget(build({ shared: heavy(100), planner: heavy(60) }));
    expect(complaint).toMatch(/^The first page, signed in, has 1[67]\d\.\d KB .* it may have 150$/);
    expect(others).toEqual([]);
    expect(overBudget(build({ shared: heavy(100), visitor: heavy(60) }))).toEqual([
      expect.stringContaining('signed out'),
    ]);
  });

  it('refuses any file above 120 KB except those of the uploader, the map and PDFs', () => {
    const large = chunk('large.js', { code: heavy(125), moduleIds: ['/app/web/src/features/mail/inbox.tsx'] });
    expect(overBudget([...build({}), large])).toEqual([expect.stringMatching(/^large\.js has 1[23]\d\.\d KB/)]);
    const uploader = { ...large, moduleIds: ['/app/node_modules/@uppy/core/lib/index.js'] };
    expect(overBudget([...build({}), uploader])).toEqual([]);
  });

  it('refuses circular imports between files', () => {
    const [a, b, c] = [
      chunk('a.js', { imports: ['b.js'] }),
      chunk('b.js', { imports: ['c.js'] }),
      chunk('c.js', { imports: ['b.js'] }),
    ];
    expect(circles([a, b, c]).map((line) => line.split(' ')[0])).toEqual(['b.js', 'c.js']);
    expect(circles(build({}))).toEqual([]);
  });

  it('reports a page that is not where it is expected', () => {
    expect(() => overBudget([chunk('index.js')])).toThrow('src/main.tsx is in no file of the build');
  });
});
