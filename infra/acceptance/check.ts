import path from 'node:path';
import { judge, MOST_ITEMS, proofsOfTooManyItems, proofsOfUnknownItems, type Verdict } from './judge.ts';
import { listTests } from './list-tests.ts';
import { outdatedEntries, withPlanned } from './planned.ts';
import { lineOf, tableOf } from './print.ts';
import type { Proof } from './proof.ts';
import { readItems } from './read-items.ts';
import { playwrightProofs, vitestProofs } from './read-reports.ts';

/*
 * `npm run acceptance`: which statements of the acceptance list the last `npm test` proved; those that
 * planned.ts names need no proof yet. With `--titles` it only
 * looks at the titles of existing tests, without running them. ACCEPTANCE_FILE names another list.
 */

const root = path.resolve(import.meta.dirname, '..', '..');
const reports = path.join(root, '.build', 'test-reports');

function lastRun(): Proof[] {
  return [
    ...vitestProofs(path.join(reports, 'vitest.json')),
    ...vitestProofs(path.join(reports, 'vitest-long.json')),
    ...playwrightProofs(path.join(reports, 'playwright.json')),
  ];
}

const placeOf = ({ file, title }: Proof) => `${file}: ${title}`;

function section(title: string, lines: readonly string[]): void {
  if (lines.length > 0) console.log(`\n${title}\n${lines.map((line) => `  ${line}`).join('\n')}`);
}

try {
  const items = readItems(process.env.ACCEPTANCE_FILE ?? path.join(root, 'events', 'acceptance.json'));
  const proofs = process.argv.includes('--titles') ? listTests() : lastRun();
  const verdicts = withPlanned(judge(items, proofs));
  const linesOf = (state: Verdict['state']) => verdicts.filter((each) => each.state === state).map(lineOf);
  const stray = proofsOfUnknownItems(items, proofs).map(placeOf);
  const outdated = outdatedEntries(verdicts);
  const crowded = proofsOfTooManyItems(proofs).map(placeOf);
  section('Failing', linesOf('failing'));
  section('Missing', linesOf('missing'));
  section('Planned', [verdicts.flatMap(({ item, state }) => (state === 'planned' ? item.id : [])).join(' ')]);
  section('Still in planned.ts, but all proved: remove them there', outdated);
  section('Named, but not in the list', stray);
  section(`Naming more than ${MOST_ITEMS} items: split each into several tests`, crowded);
  console.log(`\n${tableOf(verdicts).join('\n')}`);
  const held =
    [...stray, ...crowded, ...outdated].length === 0 &&
    verdicts.every(({ state }) => state === 'proved' || state === 'planned');
  process.exitCode = held ? 0 : 1;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
