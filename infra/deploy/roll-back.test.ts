import { execFileSync, spawnSync } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it, onTestFinished } from 'vitest';

/*
 * The real command in a real repository, with a fake CDK and npm: the stage is a file with one line per stack, naming
 * the commit it runs. A commit whose file `code` says 'broken' fails in its second stack.
 */

const CDK = `#!/bin/sh
[ "$1" = diff ] && { echo "a diff"; exit 0; }
echo "data $(cat code)" > "$STAGE_FILE"
grep -q broken code && exit 1
echo "api $(cat code)" >> "$STAGE_FILE"
`;
const NPM = `#!/bin/sh
[ "$1" = ci ] && { mkdir -p node_modules/.bin && cp "$FAKE_CDK" node_modules/.bin/cdk; exit; }
[ "$2" = smoke ] && { echo "smoke of $(cat code)"; grep -q ill code && exit 1; }
exit 0
`;

function project() {
  const folder = mkdtempSync(path.join(tmpdir(), 'roll-back-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const at = (...names: string[]) => path.join(folder, ...names);
  mkdirSync(at('bin'));
  for (const [name, script] of [['cdk', CDK] as const, ['npm', NPM] as const]) {
    writeFileSync(at('bin', name), script);
    chmodSync(at('bin', name), 0o755);
  }
  const env = {
    ...process.env,
    PATH: `${at('bin')}${path.delimiter}${process.env.PATH}`,
    FAKE_CDK: at('bin', 'cdk'),
    STAGE_FILE: at('stage'),
    GIT_CONFIG_GLOBAL: '/dev/null',
  };
  const git = (...args: string[]) => execFileSync('git', args, { cwd: at('work'), env, encoding: 'utf8' }).trim();
  execFileSync('git', ['init', '--quiet', '--bare', at('origin')], { env });
  execFileSync('git', ['init', '--quiet', at('work')], { env });
  git('remote', 'add', 'origin', at('origin'));
  writeFileSync(at('work', '.gitignore'), 'node_modules\n.build\n');
  execFileSync('npm', ['ci'], { cwd: at('work'), env });
  return {
    commit: (code: string) => {
      writeFileSync(at('work', 'code'), code);
      git('add', '.');
      git('-c', 'user.name=Test', '-c', 'user.email=test@example.com', 'commit', '--quiet', '--message', code);
      return git('rev-parse', 'HEAD');
    },
    deploy: () => {
      const command = path.resolve('infra/deploy/deploy.ts');
      const { status, stdout } = spawnSync(process.execPath, [command, '-c', 'stage=dev'], {
        ...{ cwd: at('work'), env, encoding: 'utf8' },
      });
      return { status, said: stdout.trim().split('\n').at(-1), stage: readFileSync(at('stage'), 'utf8'), stdout };
    },
    deployed: () => git('ls-remote', 'origin', 'refs/tags/deployed/dev').split('\t')[0],
    forgetTags: () => git('tag', '--delete', 'deployed/dev'),
  };
}

it('a deployment that fails midway, or its smoke test, leaves the whole stage at the last good commit', () => {
  const { commit, deploy, deployed, forgetTags } = project();
  const good = commit('good');
  expect(deploy()).toMatchObject({ status: 0, said: expect.stringMatching(/^dev: deployed\./) });
  expect(deployed()).toBe(good);
  for (const code of ['broken', 'ill']) {
    commit(code);
    // Simulates another machine.
    forgetTags();
    const { status, said, stage, stdout } = deploy();
    expect({ status, stage }).toEqual({ status: 1, stage: 'data good\napi good\n' });
    expect(said).toMatch(/^dev: rolled back\. .* runs the commit before again/);
    expect(stdout.match(/smoke of \w+/g)?.at(-1)).toBe('smoke of good');
    expect(deployed()).toBe(good);
  }
}, 120_000);

it('a first deployment that fails midway reports that the stage may run parts of it', () => {
  const { commit, deploy, deployed } = project();
  commit('broken');
  const { status, said, stage } = deploy();
  expect({ status, stage }).toEqual({ status: 1, stage: 'data broken\n' });
  expect(said).toMatch(/^dev: not rolled back\. /);
  expect(deployed()).toBe('');
}, 120_000);
