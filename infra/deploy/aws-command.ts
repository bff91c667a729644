import * as z from 'zod/mini';
import { CDN_REGION } from '#infra/aws/stage-names.ts';
import type { StageSettings } from '#infra/aws/stage-settings.ts';
import type { Command, RunCommand } from './run-command.ts';

/** A command of the AWS CLI; for its waiters and pagination. */
export function aws(region: string, ...args: string[]): Command {
  return { command: 'aws', args: [...args, '--region', region, '--output', 'json'] };
}

/** A command's result as a JSON list, or undefined when it failed. Throws for anything but a list. */
export function listed<T extends z.ZodMiniType>(run: RunCommand, command: Command, item: T): z.output<T>[] | undefined {
  const { held, answer } = run(command);
  return held ? z.array(item).parse(JSON.parse(answer)) : undefined;
}

/** The regions of a stage's resources. */
export function regionsOf({ region }: Pick<StageSettings, 'region'>): string[] {
  return [...new Set([region, CDN_REGION])];
}

/** Lists the same in each region, or undefined when one did not answer. */
export function inEach<T>(
  regions: readonly string[],
  list: (region: string) => T[] | undefined,
): { region: string; item: T }[] | undefined {
  const found: { region: string; item: T }[] = [];
  for (const region of regions) {
    const items = list(region);
    if (!items) return undefined;
    found.push(...items.map((item) => ({ region, item })));
  }
  return found;
}

/** The names of all stacks in a region. */
export function stacksIn(run: RunCommand, region: string): string[] | undefined {
  return listed(run, aws(region, 'cloudformation', 'describe-stacks', '--query', 'Stacks[].StackName'), z.string());
}
