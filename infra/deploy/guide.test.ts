import { execFileSync } from 'node:child_process';
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import * as z from 'zod/mini';

const START = '### From an empty account to a running stage';
const readme = readFileSync('README.md', 'utf8');
const guide = readme.slice(readme.indexOf(START), readme.indexOf('### Its data'));
const scripts = z
  .object({ scripts: z.record(z.string(), z.string()) })
  .parse(JSON.parse(readFileSync('package.json', 'utf8'))).scripts;

/** A fake command that records its arguments and input, and answers like the real one. */
const DOUBLE = `#!/bin/sh
name=$(basename "$0")
case " $* " in *" --input - "*) body=$(cat) ;; esac
echo "$name $* $body" >> "$CALLS"
case "$*" in
  *sub_claim_prefix*) echo repo:ada@1/travel@2 ;;
  *users/LOGIN*) echo 4711 ;;
  *get-caller-identity*) echo 123456789012 ;;
  *list-open-id-connect-providers*) grep -q 'deploy --stack-name' "$CALLS" && echo arn:provider ;;
  *describe-stacks*) echo "arn:role/$(echo "$*" | sed 's/.*travel-timeline-ci-\\([a-z]*\\).*/\\1/')" ;;
esac
exit 0
`;

it('the guide’s scripts run as written, and create what the workflows refer to', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'guide-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  for (const name of ['aws', 'gh', 'npm']) {
    writeFileSync(path.join(folder, name), DOUBLE);
    chmodSync(path.join(folder, name), 0o755);
  }
  const script = [...guide.matchAll(/^( *)```sh\n([\s\S]*?)^ *```$/gm)].map(([, indent = '', lines = '']) =>
    lines.replaceAll(new RegExp(`^${indent}`, 'gm'), ''),
  );
  expect(script).toHaveLength(3);
  const calls = path.join(folder, 'calls');
  const env = { ...process.env, PATH: `${folder}${path.delimiter}${process.env.PATH}`, CALLS: calls };
  execFileSync('bash', ['-eu', '-c', script.join('\n')], { env });

  const called = readFileSync(calls, 'utf8').split('\n');
  const roles = called.filter((line) => line.startsWith('gh variable set')).map((line) => line.trim());
  expect(roles).toEqual(
    ['preview', 'diff', 'staging', 'prod'].map(
      (name) => `gh variable set AWS_ROLE --env ${name} --body arn:role/${name}`,
    ),
  );
  const stacks = called.filter((line) => line.startsWith('aws cloudformation deploy'));
  expect(stacks.map((line) => line.trim().replace(/.*--parameter-overrides /, ''))).toEqual([
    'SubjectPrefix=repo:ada@1/travel@2 Environment=preview ExistingProvider=',
    ...['diff', 'staging', 'prod'].map(
      (name) => `SubjectPrefix=repo:ada@1/travel@2 Environment=${name} ExistingProvider=arn:provider`,
    ),
  ]);
  const bodies = called.flatMap((line) => /environments\/(\w+) --input - (.*)$/.exec(line)?.slice(1) ?? []);
  const mainOnly = { deployment_branch_policy: { protected_branches: false, custom_branch_policies: true } };
  expect([bodies[0], JSON.parse(bodies[1] ?? '')]).toEqual(['staging', mainOnly]);
  expect([bodies[2], JSON.parse(bodies[3] ?? '')]).toEqual([
    'prod',
    { reviewers: [{ type: 'User', id: 4711 }], ...mainOnly },
  ]);
});

it('the guide installs before it runs anything that needs it, and names no missing script', () => {
  const first = guide.search(/`?(?:npm run|npx) (?!and)/);
  expect(guide.indexOf('npm ci')).toBeLessThan(first);
  for (const [, name = ''] of guide.matchAll(/npm run ([\w:-]+)(?= --|`)/g))
    expect(Object.keys(scripts)).toContain(name);
  // cdk.json's app needs a stage, which bootstrapping CDK does not have.
  expect(guide).toContain('npx cdk bootstrap --app ""');
});
