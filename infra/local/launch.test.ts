import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { cp, mkdir, mkdtemp, readFile, realpath, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';

/* launch.mjs in a project of its own, with a fake npm, Vite and start.ts that record how they were called. */
let root: string;
beforeEach(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'launch-'));
  for (const folder of ['infra/local', 'web', 'shared', 'node_modules/vite/bin', 'node_modules/node/bin']) {
    await mkdir(path.join(root, folder), { recursive: true });
  }
  for (const file of ['launch.mjs', 'install.mjs', 'build-web.mjs', 'watch-npm.mjs']) {
    await cp(path.join(import.meta.dirname, file), path.join(root, 'infra', 'local', file));
  }
  await symlink(process.execPath, path.join(root, 'node_modules', 'node', 'bin', 'node'));
  await project('package.json', '{ "type": "module" }');
  await project('web/index.html', '<!doctype html>');
  await project('infra/local/start.ts', "console.log('started', ...process.argv.slice(2)); process.exit(7);");
  await project('npm.js', "console.log('npm', ...process.argv.slice(2));");
  await project(
    'node_modules/vite/bin/vite.js',
    `import { mkdirSync, writeFileSync } from 'node:fs';
     console.log('vite', process.argv[2]);
     const folder = process.argv[process.argv.indexOf('--outDir') + 1];
     mkdirSync(folder, { recursive: true });
     writeFileSync(folder + '/index.html', 'x'.repeat(2000));`,
  );
  await lock({ 'node_modules/a': '1.0.0' }, { 'node_modules/a': '1.0.0' });
});
afterEach(() => rm(root, { recursive: true }));

function project(file: string, text: string): Promise<void> {
  return writeFile(path.join(root, file), text);
}

async function lock(wanted: Record<string, string>, installed: Record<string, string>): Promise<void> {
  const packages = (versions: Record<string, string>) =>
    Object.fromEntries(Object.entries(versions).map(([name, version]) => [name, { version }]));
  const optional = { 'node_modules/for-another-system': { version: '1.0.0', optional: true } };
  await project('package-lock.json', JSON.stringify({ packages: { '': {}, ...packages(wanted), ...optional } }));
  await project('node_modules/.package-lock.json', JSON.stringify({ packages: packages(installed) }));
}

function launch(...args: string[]) {
  const env = { PATH: process.env.PATH, npm_execpath: path.join(root, 'npm.js') };
  const script = path.join(root, 'infra', 'local', 'launch.mjs');
  const { status, stdout, stderr } = spawnSync(process.execPath, [script, ...args], { env, encoding: 'utf8' });
  return { status, stderr, lines: stdout.trim().split('\n') };
}

const BUILD = ['Building the web app …', 'vite build'];

test('a launch builds the web app and passes on its options, and the exit code back', () => {
  expect(launch('--demo')).toEqual({ status: 7, stderr: '', lines: [...BUILD, 'started --demo'] });
});

test('the web app is built again only when its sources have changed', async () => {
  launch();
  expect(launch().lines).toEqual(['started']);
  await project('web/index.html', '<!doctype html><title>New</title>');
  expect(launch().lines).toEqual([...BUILD, 'started']);
  await rm(path.join(root, '.build', 'web'), { recursive: true });
  expect(launch().lines).toEqual([...BUILD, 'started']);
});

test('a running server keeps its build when the sources change', async () => {
  launch();
  const served = await realpath(path.join(root, '.build', 'web'));
  await project('web/index.html', '<!doctype html><title>New</title>');
  launch();
  expect(existsSync(path.join(served, 'index.html.br'))).toBe(true);
  expect(await realpath(path.join(root, '.build', 'web'))).not.toBe(served);
});

test('the build has compressed copies of its files', () => {
  launch();
  for (const ending of ['', '.br', '.gz']) {
    expect(existsSync(path.join(root, '.build', 'web', `index.html${ending}`))).toBe(true);
  }
});

test('in development the web app is not built', () => {
  expect(launch('--dev').lines).toEqual(['started --dev']);
});

test('a failing build ends the launch with one sentence', async () => {
  await project('node_modules/vite/bin/vite.js', 'process.exit(1);');
  const { status, stderr } = launch();
  expect(status).toBe(1);
  expect(stderr.trim()).toBe('The web app could not be built: see what Vite says above.');
});

test.each([
  ['missing', {}],
  ['another version', { 'node_modules/a': '2.0.0' }],
])('packages are installed when one is %s', async (_, installed) => {
  await lock({ 'node_modules/a': '1.0.0' }, installed);
  const { lines } = launch('--dev');
  expect(lines[0]).toBe('Installing packages …');
  expect(lines[1]).toMatch(/^npm install --no-save/);
  expect(lines.at(-1)).toBe('started --dev');
});

test('packages are installed in a fresh clone', async () => {
  await rm(path.join(root, 'node_modules', '.package-lock.json'));
  expect(launch('--dev').lines[0]).toBe('Installing packages …');
});

test('a failing installation ends the launch with one sentence', async () => {
  await lock({ 'node_modules/a': '1.0.0' }, {});
  await project('npm.js', 'process.exit(1);');
  const { status, stderr } = launch();
  expect(status).toBe(1);
  expect(stderr.trim()).toBe('The packages could not be installed: see what npm says above, then start again.');
});

test('package.json starts what is launched here', async () => {
  const { scripts } = JSON.parse(await readFile(path.join(import.meta.dirname, '..', '..', 'package.json'), 'utf8'));
  expect(scripts).toMatchObject({
    start: 'node infra/local/launch.mjs',
    dev: 'node infra/local/launch.mjs --dev',
  });
});
