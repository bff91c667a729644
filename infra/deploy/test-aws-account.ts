import type { Command, Ran } from './run-command.ts';

interface Account {
  /** Stack names by region. */
  readonly stacks: Readonly<Record<string, readonly string[]>>;
  /** Log groups, all in the stage’s own region. */
  readonly logs?: readonly string[];
  readonly records?: readonly { readonly Name: string }[];
  readonly tags?: readonly string[];
  /** The open pull requests; all others are closed. */
  readonly open?: readonly number[];
  readonly closed?: readonly number[];
  /** Commands that fail, and how often. */
  readonly failing?: readonly { readonly command: string; readonly times: number }[];
}

/** A fake account and repository that answer the CLIs’ commands, change state by them, and record the changes. */
export function testAwsAccount(account: Account) {
  const stacks = new Map(Object.entries(account.stacks).map(([region, names]) => [region, new Set(names)]));
  const [logs, tags] = [new Set(account.logs), new Set(account.tags)];
  const failing = new Map(account.failing?.map(({ command, times }) => [command, times]));
  let records = account.records ?? [];
  const changed: string[] = [];

  const answers: Readonly<Record<string, (args: readonly string[]) => unknown>> = {
    'cloudformation describe-stacks': (args) => [...(stacks.get(option(args, 'region')) ?? [])],
    'cloudformation delete-stack': (args) => {
      stacks.get(option(args, 'region'))?.delete(option(args, 'stack-name'));
    },
    'cloudformation wait': () => undefined,
    'cloudformation list-stack-resources': (args) => [`${option(args, 'stack-name')}-bucket`],
    's3 rm': () => undefined,
    'logs describe-log-groups': (args) =>
      option(args, 'region') === 'us-east-1'
        ? []
        : [...logs].filter((log) => log.startsWith(option(args, 'log-group-name-prefix'))),
    'logs delete-log-group': (args) => logs.delete(option(args, 'log-group-name')),
    'route53 list-resource-record-sets': () => records,
    'route53 change-resource-record-sets': (args) => {
      const gone = option(args, 'change-batch');
      records = records.filter(({ Name }) => !gone.includes(`"Name":"${Name}"`));
    },
    'ls-remote --tags': (args) => {
      const pattern = new RegExp(`^${(args.at(-1) ?? '').replace('*', '.*')}$`);
      return [...tags].filter((tag) => pattern.test(`refs/tags/${tag}`)).map((tag) => `1a2b\trefs/tags/${tag}`);
    },
    'push --delete': (args) => tags.delete((args.at(-1) ?? '').replace('refs/tags/', '')),
    'api repos/{owner}/{repo}/pulls': ([, path = '']) => stateOf(Number(path.split('/').at(-1))),
  };

  function stateOf(number: number): string | undefined {
    if (account.open?.includes(number)) return 'open';
    return account.closed?.includes(number) ? 'closed' : undefined;
  }

  function run({ command, args }: Command): Ran {
    const line = [command, ...args].join(' ');
    const shown = line.replace(/ --(?:region|output|query|hosted-zone-id|change-batch) .*/, '');
    if (/delete|rm |change|push/.test(shown)) changed.push(shown);
    const broken = [...failing].find(([each, times]) => line.includes(each) && times > 0);
    if (broken) {
      failing.set(broken[0], broken[1] - 1);
      return { held: false, answer: '', output: '' };
    }
    const name = Object.keys(answers).find((each) => args.join(' ').startsWith(each));
    if (name === undefined) throw new Error(`Nobody answers '${line}'`);
    const answer = answers[name]?.(args);
    const held = command !== 'gh' || answer !== undefined;
    return { held, answer: command === 'aws' ? JSON.stringify(answer ?? null) : String(answer), output: '' };
  }

  return {
    run,
    changed,
    left: () => ({
      stacks: [...stacks.values()].flatMap((names) => [...names]),
      logs: [...logs],
      tags: [...tags],
      records,
    }),
  };
}

function option(args: readonly string[], name: string): string {
  const index = args.indexOf(`--${name}`);
  const value = index === -1 ? undefined : args[index + 1];
  if (value === undefined) throw new Error(`'${args.join(' ')}' comes without --${name}`);
  return value;
}
