import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import * as z from 'zod/mini';
import { workflowProblems } from './test-workflow-problems.ts';

const FOLDER = '.github/workflows';
const files = readdirSync(FOLDER);
const source = (file: string) => readFileSync(`${FOLDER}/${file}`, 'utf8');

const Step = z.looseObject({ run: z.optional(z.string()), uses: z.optional(z.string()) });
const Job = z.looseObject({
  steps: z._default(z.array(Step), []),
  uses: z.optional(z.string()),
  needs: z.optional(z.union([z.string(), z.array(z.string())])),
  environment: z.optional(z.string()),
  with: z.optional(z.record(z.string(), z.unknown())),
  if: z.optional(z.string()),
});
const Workflow = z.looseObject({ on: z.unknown(), jobs: z.record(z.string(), Job) });
const workflow = (file: string) => Workflow.parse(parse(source(file)));
const Scripts = z.object({ scripts: z.record(z.string(), z.string()) });
const { scripts } = Scripts.parse(JSON.parse(readFileSync('package.json', 'utf8')));

describe.each(files)('the workflow %s', (file) => {
  it('is one by GitHub’s own parser', async () => {
    expect(await workflowProblems(file, source(file))).toEqual([]);
  });

  it('runs nothing but this project’s own scripts, which any other CI can run', () => {
    const runs = Object.values(workflow(file).jobs).flatMap(({ steps }) => steps.flatMap(({ run }) => run ?? []));
    for (const run of runs) {
      if (run === 'npm ci' || run === 'npm test') continue;
      const [, script = ''] = /^npm run ([\w-]+)/.exec(run) ?? [];
      expect(Object.keys(scripts), run).toContain(script);
    }
  });

  it('holds no long-lived key, and puts no text of a stranger into a command', () => {
    expect(source(file)).not.toMatch(/secrets\.|aws-access-key-id|aws-secret-access-key/i);
    const runs = Object.values(workflow(file).jobs).flatMap(({ steps }) => steps.flatMap(({ run }) => run ?? []));
    for (const run of runs) expect(run).not.toMatch(/\$\{\{\s*(github|inputs)\./);
  });
});

describe('the workflows', () => {
  it.each([
    ['steps are no list', 'steps: nothing', /Unexpected value 'nothing'/],
    ['a key is misspelt', 'stepz: []', /Unexpected value 'stepz'/],
    ['every job waits for another', 'needs: test', /no dependencies/],
    ['an expression asks for nothing that GitHub knows', `steps:\n      - run: echo \${{ gitub.ref }}`, /gitub/],
    ['a step both runs and uses', 'steps:\n      - uses: actions/checkout@v4\n        run: date', /run/],
  ])('a workflow is refused when %s, so the check is one', async (_, line, problem) => {
    const broken = `on: push\njobs:\n  test:\n    runs-on: ubuntu-24.04\n    ${line}\n`;
    expect((await workflowProblems('broken.yml', broken)).join('\n')).toMatch(problem);
  });

  it('main goes to staging when it is tested, and to prod after staging by the environment’s approval', () => {
    const { jobs } = workflow('main.yml');
    expect(jobs.staging).toMatchObject({ needs: 'test', with: { stage: 'staging', environment: 'staging' } });
    expect(jobs.prod).toMatchObject({ needs: 'staging', with: { stage: 'prod', environment: 'prod' } });
  });

  it('a pull request has a stage of its own, which goes when it is closed, and a fork’s gets no role', () => {
    const { jobs } = workflow('pull-request.yml');
    const own = 'github.event.pull_request.head.repo.full_name == github.repository';
    expect(jobs.stage).toMatchObject({ needs: ['test', 'synth'], with: { environment: 'preview' }, if: own });
    expect(JSON.stringify(jobs.stage)).toMatch(/"pr-\$\{\{ github\.event\.number \}\}"/);
    const closed = workflow('pull-request-closed.yml');
    expect(closed.on).toEqual({ pull_request: { types: ['closed'] } });
    expect(closed.jobs.remove).toMatchObject({ if: own, environment: 'preview' });
  });

  it('the role of an account may be assumed from one environment of one repository, and does what cdk does', () => {
    const template = readFileSync('infra/deploy/deploy-role.template.json', 'utf8');
    expect(template).toMatch(/"repo:\$\{Repository\}:environment:\$\{Environment\}"/);
    expect(template).toContain('role/cdk-hnb659fds-*');
    expect(template).not.toMatch(/AdministratorAccess|"Action": "\*"/);
  });
});
