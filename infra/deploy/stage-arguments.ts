import { type ParseArgsOptionsConfig, parseArgs } from 'node:util';
import * as z from 'zod/mini';
import { type StageSettings, settingsOf } from '#infra/aws/stage-settings.ts';

/** The arguments of a command about a stage. */
interface StageArguments {
  readonly settings: StageSettings;
  readonly values: Readonly<Record<string, unknown>>;
}

/** Parses '-c stage=dev' as cdk does, and further options. Throws StageError when there is no such stage. */
export function stageArguments(options: ParseArgsOptionsConfig = {}, args = process.argv.slice(2)): StageArguments {
  const context = { type: 'string', short: 'c', multiple: true } as const;
  const { values } = parseArgs({ args, options: { ...options, context } });
  const given = z._default(z.array(z.string()), []).parse(values.context);
  const stage = given.find((entry) => entry.startsWith('stage='))?.slice('stage='.length);
  return { settings: settingsOf(stage), values };
}
