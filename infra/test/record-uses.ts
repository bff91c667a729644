/*
 * `npm run record-uses`: runs the tests that call functions, records in infra/aws/recorded-uses.json what each function
 * asked of the table and the buckets, and prints its unused grants. Takes some minutes.
 */
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { unusedGrants } from '../aws/unused-grants.ts';
import { runCommand } from '../deploy/run-command.ts';

const FILE = 'infra/aws/recorded-uses.json';
const TESTS = ['functions/', 'infra/test/bundles.test.ts', 'infra/operations/'];

const folder = mkdtempSync(path.join(tmpdir(), 'uses-'));
process.env.RECORD_USES = folder;
const { held } = runCommand({ command: 'vitest', args: ['run', ...TESTS] });
const lines = readdirSync(folder).flatMap((name) => readFileSync(path.join(folder, name), 'utf8').trim().split('\n'));
rmSync(folder, { recursive: true });
if (held) {
  const uses: Record<string, string[]> = {};
  for (const line of [...new Set(lines)].toSorted()) {
    const [name = '', ...use] = line.split(' ');
    uses[name] = [...(uses[name] ?? []), use.join(' ')];
  }
  writeFileSync(FILE, `${JSON.stringify(uses, null, 2)}\n`);
  for (const [name, unused] of Object.entries(unusedGrants(uses))) console.log(`${name}: ${unused.join(', ')}`);
} else {
  process.exitCode = 1;
}
