import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import * as z from 'zod/mini';
import { workflowProblems } from './test-workflow-problems.ts';

const FOLDER = '.github/workflows';
const files = readdirSync(FOLDER);
const source = (file: string) => readFileSync(`${FOLDER}/${file}`, 'utf8');

const Step = z.looseObject({
  run: z.optional(z.string()),
  uses: z.optional(z.string()),
  with: z.optional(z.record(z.string(), z.unknown())),
  env: z.optional(z.record(z.string(), z.unknown())),
});
const Job = z.looseObject({
  steps: z._default(z.array(Step), []),
  uses: z.optional(z.string()),
  needs: z.optional(z.union([z.string(), z.array(z.string())])),
  environment: z.optional(z.string()),
  with: z.optional(z.record(z.string(), z.unknown())),
  if: z.optional(z.string()),
  concurrency: z.optional(z.unknown()),
  permissions: z.optional(z.unknown()),
});
const Workflow = z.looseObject({
  on: z.unknown(),
  concurrency: z.optional(z.unknown()),
  jobs: z.record(z.string(), Job),
});
const workflow = (file: string) => Workflow.parse(parse(source(file)));
const Scripts = z.object({ scripts: z.record(z.string(), z.string()) });
const { scripts } = Scripts.parse(JSON.parse(readFileSync('package.json', 'utf8')));

describe('packages and actions', () => {
  it('are audited for known vulnerabilities with every pull request and on main', () => {
    for (const file of ['pull-request.yml', 'main.yml']) {
      const runs = Object.values(workflow(file).jobs).flatMap(({ steps }) => steps.map(({ run }) => run));
      expect(runs, file).toContain('npm run audit');
    }
    expect(scripts.audit).toMatch(/^npm audit\b/);
  });

  it('are checked for newer versions every week', () => {
    const Updates = z.object({
      updates: z.array(
        z.looseObject({ 'package-ecosystem': z.string(), schedule: z.object({ interval: z.string() }) }),
      ),
    });
    const { updates } = Updates.parse(parse(readFileSync('.github/dependabot.yml', 'utf8')));
    const weekly = updates.filter(({ schedule }) => schedule.interval === 'weekly');
    expect(weekly.map((each) => each['package-ecosystem']).toSorted()).toEqual(['github-actions', 'npm']);
  });
});

describe.each(files)('the workflow %s', (file) => {
  it('is valid for GitHub’s own parser', async () => {
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

  it('gives each job only the permissions it needs, and installs nothing next to a repository token', () => {
    const { permissions, jobs } = workflow(file);
    // deploy.yml is only called, by jobs that set its permissions.
    expect(permissions).toEqual(file === 'deploy.yml' ? undefined : {});
    for (const { steps, permissions: granted } of Object.values(jobs)) {
      if (file !== 'deploy.yml') expect(granted).toBeDefined();
      const checkouts = steps.filter(({ uses }) => uses?.startsWith('actions/checkout@'));
      for (const checkout of checkouts) expect(checkout.with).toMatchObject({ 'persist-credentials': false });
      for (const install of steps.filter(({ run }) => run === 'npm ci')) expect(install.env).toBeUndefined();
    }
  });

  it('signs in to AWS after installing, and a job with credentials uses no cache that other jobs fill', () => {
    for (const { steps } of Object.values(workflow(file).jobs)) {
      const order = steps.map(({ run, uses }) => run ?? uses?.split('@')[0]);
      const signsIn = order.indexOf('aws-actions/configure-aws-credentials');
      if (signsIn === -1) continue;
      expect(order.indexOf('npm ci')).toBeLessThan(signsIn);
      expect(JSON.stringify(steps)).not.toContain('"cache"');
    }
  });

  it('pins third-party actions to commits, which cannot be moved like tags', () => {
    const uses = Object.values(workflow(file).jobs).flatMap((job) => [job.uses, ...job.steps.map((step) => step.uses)]);
    for (const each of uses) expect(each ?? './').toMatch(/^\.\/|@[0-9a-f]{40}$/);
  });

  it('has no long-lived key, and interpolates no untrusted text into a command', () => {
    expect(source(file)).not.toMatch(/secrets\.|aws-access-key-id|aws-secret-access-key/i);
    const runs = Object.values(workflow(file).jobs).flatMap(({ steps }) => steps.flatMap(({ run }) => run ?? []));
    for (const run of runs) expect(run).not.toMatch(/\$\{\{\s*(github|inputs)\./);
  });
});

const Statement = z.looseObject({ Action: z.unknown(), Resource: z.unknown(), Condition: z.optional(z.unknown()) });
const Changing = z.looseObject({ PolicyDocument: z.looseObject({ Statement: z.array(Statement) }) });
const RoleTemplate = z.looseObject({
  Parameters: z.looseObject({ Environment: z.looseObject({ AllowedValues: z.array(z.string()) }) }),
  Conditions: z.looseObject({}),
  Resources: z.looseObject({
    DeployRole: z.looseObject({
      Properties: z.looseObject({
        AssumeRolePolicyDocument: z.looseObject({ Statement: z.array(z.looseObject({ Condition: z.unknown() })) }),
        Policies: z.array(z.looseObject({ 'Fn::If': z.array(z.unknown()) })),
      }),
    }),
  }),
});
const template = RoleTemplate.parse(JSON.parse(readFileSync('infra/deploy/deploy-role.template.json', 'utf8')));
const role = template.Resources.DeployRole.Properties;
const onlyDeletesCnames = {
  'ForAllValues:StringEquals': {
    'route53:ChangeResourceRecordSetsActions': ['DELETE'],
    'route53:ChangeResourceRecordSetsRecordTypes': ['CNAME'],
  },
};

describe('the workflows', () => {
  it.each([
    ['steps are no list', 'steps: nothing', /Unexpected value 'nothing'/],
    ['a key is misspelt', 'stepz: []', /Unexpected value 'stepz'/],
    ['every job waits for another', 'needs: test', /no dependencies/],
    ['an expression asks for nothing that GitHub knows', `steps:\n      - run: echo \${{ gitub.ref }}`, /gitub/],
    ['a step both runs and uses', 'steps:\n      - uses: actions/checkout@v4\n        run: date', /run/],
  ])('a workflow is refused when %s, so the check works', async (_, line, problem) => {
    const broken = `on: push\njobs:\n  test:\n    runs-on: ubuntu-24.04\n    ${line}\n`;
    expect((await workflowProblems('broken.yml', broken)).join('\n')).toMatch(problem);
  });

  it('main is deployed to staging when it is tested, and to prod after staging with the environment’s approval', () => {
    const { jobs } = workflow('main.yml');
    expect(jobs.staging).toMatchObject({ needs: 'test', with: { stage: 'staging', environment: 'staging' } });
    expect(jobs.prod).toMatchObject({ needs: 'staging', with: { stage: 'prod', environment: 'prod' } });
  });

  it('an open pull request has a stage of its own, and a fork’s gets no role', () => {
    const { jobs } = workflow('pull-request.yml');
    const own = 'github.event.pull_request.head.repo.full_name == github.repository';
    expect(jobs.stage).toMatchObject({ needs: ['test', 'synth'], with: { environment: 'preview' }, if: own });
    expect(JSON.stringify(jobs.stage)).toMatch(/"pr-\$\{\{ github\.event\.number \}\}"/);
    const [deploy] = workflow('deploy.yml').jobs.deploy?.steps.slice(-1) ?? [];
    expect(deploy?.run).toMatch(/^npm run deploy .*--if-open/);
  });

  it('a pull request shows what it would change in staging, by a read-only role', () => {
    const { diff } = workflow('pull-request.yml').jobs;
    expect(diff).toMatchObject({ environment: 'diff', permissions: { 'id-token': 'write', contents: 'read' } });
    expect(diff?.steps.at(-1)?.run).toMatch(/^npm run diff -- -c stage=staging/);
  });

  it('a closed one’s stage is removed by main’s code, after a running deployment and before any other', () => {
    const { on, concurrency, jobs } = workflow('pull-request-closed.yml');
    // Also starts when the request has conflicts, and never runs its code.
    expect(on).toEqual({ pull_request_target: { types: ['closed'] } });
    expect(source('pull-request-closed.yml')).not.toMatch(/head\.(ref|sha)|ref:/);
    const test = workflow('pull-request.yml').jobs.test?.concurrency;
    expect(concurrency).toEqual(test);
    expect(test).toEqual({ group: `test-pr-\${{ github.event.number }}`, 'cancel-in-progress': true });
    expect(jobs.remove?.concurrency).toEqual({
      group: `deploy-pr-\${{ github.event.number }}`,
      'cancel-in-progress': false,
    });
    expect(workflow('deploy.yml').concurrency).toMatchObject({ group: `deploy-\${{ inputs.stage }}` });
    expect(jobs.remove).toMatchObject({
      if: 'github.event.pull_request.head.repo.full_name == github.repository',
      environment: 'preview',
    });
  });

  it('stages that were not removed are looked for every night, and on demand', () => {
    const { on, jobs } = workflow('remove-closed-stages.yml');
    expect(on).toEqual({ schedule: [{ cron: '17 3 * * *' }], workflow_dispatch: null });
    expect(jobs.remove?.steps.at(-1)?.run).toBe('npm run remove-closed-stages');
  });

  it('a role may be assumed from one environment of one repository, and those of staging and prod from main alone', () => {
    const { Statement } = role.AssumeRolePolicyDocument;
    expect(Statement.map(({ Condition }) => Condition)).toEqual([
      {
        StringEquals: {
          'token.actions.githubusercontent.com:aud': 'sts.amazonaws.com',
          'token.actions.githubusercontent.com:sub': { 'Fn::Sub': `\${SubjectPrefix}:environment:\${Environment}` },
          'token.actions.githubusercontent.com:ref': {
            'Fn::If': ['IsOfPullRequests', { Ref: 'AWS::NoValue' }, 'refs/heads/main'],
          },
        },
      },
    ]);
    expect(template.Parameters.Environment.AllowedValues).toEqual(['diff', 'preview', 'staging', 'prod']);
    expect(template.Conditions).toMatchObject({
      IsDiff: { 'Fn::Equals': [{ Ref: 'Environment' }, 'diff'] },
      IsPreview: { 'Fn::Equals': [{ Ref: 'Environment' }, 'preview'] },
      IsOfPullRequests: { 'Fn::Or': [{ Condition: 'IsDiff' }, { Condition: 'IsPreview' }] },
    });
  });

  it('a role does what cdk does; diff’s only reads templates, and preview’s removes what pull requests left', () => {
    const [first, second] = role.Policies.map((policy) => policy['Fn::If']);
    const actions = (policy: unknown) =>
      [...JSON.stringify(policy).matchAll(/"(\w+:[A-Z]\w+)"/g)].map(([, name]) => name);
    expect([first?.[0], actions(first?.[1])]).toEqual([
      'IsDiff',
      ['cloudformation:DescribeStacks', 'cloudformation:GetTemplate'],
    ]);
    expect(actions(first?.[2])).toEqual(['sts:AssumeRole', 'cloudformation:DescribeStacks']);
    expect(JSON.stringify(first?.[2])).toContain('role/cdk-hnb659fds-*');
    expect(second?.[0]).toBe('IsPreview');
    const changes = Changing.parse(second?.[1]).PolicyDocument.Statement.filter(({ Action }) =>
      /Delete|Change/.test(String(Action)),
    );
    expect(changes).toHaveLength(4);
    for (const { Resource, Condition } of changes) {
      expect(Condition ?? JSON.stringify(Resource)).toEqual(
        Condition ? onlyDeletesCnames : expect.stringContaining('travel-timeline-pr-*'),
      );
    }
  });
});
