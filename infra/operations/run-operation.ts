import { type ParseArgsOptionsConfig, parseArgs } from 'node:util';
import { StartProblem } from '../local/start-problem.ts';
import { openPlace, type Place } from './place.ts';

interface Given {
  /** Positional arguments. */
  readonly names: readonly string[];
  readonly flags: ReadonlySet<string>;
}

interface Operation {
  readonly usage: string;
  /** How many positional arguments the command takes. */
  readonly names?: number;
  readonly flags?: readonly string[];
  run(place: Place, given: Given): Promise<void>;
}

/** Runs a command on a place's data: `--stage dev`, or the local data folder when no stage is named. */
export async function runOperation({ usage, names = 0, flags = [], run }: Operation): Promise<void> {
  try {
    const { values, positionals } = readArguments(usage, flags);
    if (positionals.length !== names) throw new StartProblem(`Usage: ${usage}`);
    const place = await openPlace(typeof values.stage === 'string' ? values.stage : undefined);
    try {
      await run(place, { names: positionals, flags: new Set(flags.filter((flag) => values[flag] === true)) });
    } finally {
      await place.close();
    }
  } catch (error) {
    if (!(error instanceof StartProblem)) throw error;
    console.error(error.message);
    process.exitCode = 1;
  }
}

function readArguments(usage: string, flags: readonly string[]) {
  const options: ParseArgsOptionsConfig = { stage: { type: 'string' } };
  for (const flag of flags) options[flag] = { type: 'boolean' };
  try {
    return parseArgs({ options, allowPositionals: true });
  } catch (error) {
    throw new StartProblem(`Usage: ${usage}`, { cause: error });
  }
}
