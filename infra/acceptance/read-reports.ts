import { existsSync, readFileSync } from 'node:fs';
import * as z from 'zod/mini';
import { idsOf, type Proof, reachOf } from './proof.ts';

const VitestReport = z.object({
  testResults: z.array(
    z.object({
      name: z.string(),
      assertionResults: z.array(
        z.object({ ancestorTitles: z.array(z.string()), title: z.string(), status: z.string() }),
      ),
    }),
  ),
});

const Spec = z.object({ title: z.string(), file: z.string(), tests: z.array(z.object({ status: z.string() })) });
const Suite = z.object({
  title: z.string(),
  specs: z.optional(z.array(Spec)),
  get suites() {
    return z.optional(z.array(Suite));
  },
});
type Suite = z.output<typeof Suite>;

/** The tests in Vitest's JSON report that name items and were run. */
export function vitestProofs(file: string): Proof[] {
  return read(file, VitestReport).testResults.flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter(({ status }) => status === 'passed' || status === 'failed')
      .map(({ ancestorTitles, title, status }) => ({
        ids: [...ancestorTitles, title].flatMap(idsOf),
        title,
        file: name,
        reach: reachOf(name),
        held: status === 'passed',
      }))
      .filter(({ ids }) => ids.length > 0),
  );
}

/** The tests in Playwright's JSON report that name items and were run; one that passed on a retry counts as failed. */
export function playwrightProofs(file: string): Proof[] {
  return playwrightTests(file)
    .filter(({ tests }) => tests.some(({ status }) => status !== 'skipped'))
    .map(({ tests, ...proof }) => ({ ...proof, held: tests.every(({ status }) => status === 'expected') }));
}

/** The tests in Playwright's JSON report or list that name items, whether they were run or not. */
export function playwrightTests(file: string) {
  const { suites = [] } = read(file, z.pick(Suite, { suites: true }));
  return suites
    .flatMap((suite) => specsOf(suite, []))
    .filter(({ ids }) => ids.length > 0)
    .map((spec) => ({ ...spec, reach: 'browser' as const }));
}

function specsOf(
  { title, specs = [], suites = [] }: Suite,
  above: string[],
): (z.output<typeof Spec> & { ids: string[] })[] {
  const ids = [...above, ...idsOf(title)];
  return [
    ...specs.map((spec) => ({ ...spec, ids: [...ids, ...idsOf(spec.title)] })),
    ...suites.flatMap((suite) => specsOf(suite, ids)),
  ];
}

function read<T>(file: string, schema: z.ZodMiniType<T>): T {
  if (!existsSync(file)) throw new Error(`${file} is not there: npm test writes it`);
  return schema.parse(JSON.parse(readFileSync(file, 'utf8')));
}
