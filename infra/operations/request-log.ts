import { readFile } from 'node:fs/promises';
import * as z from 'zod/mini';
import { logFiles } from '../local/functions/function-log.ts';

const Line = z.looseObject({
  timestamp: z._default(z.string(), ''),
  level: z.string(),
  message: z.string(),
  code: z.optional(z.string()),
  requestId: z.optional(z.string()),
});
type Line = z.output<typeof Line>;

/** Attributes that are on every line, or for CloudWatch only. */
const LEFT_OUT = new Set(['service', 'requestId', 'xray_trace_id', 'sampling_rate', '_aws', 'Stage']);

/** The log lines in a data folder of requests whose id has this prefix, oldest first, formatted for reading. */
export async function requestLog(dataFolder: string, requestId: string): Promise<string[]> {
  const texts = await Promise.all(logFiles(dataFolder).map(readIfThere));
  return texts
    .flatMap((text) => text.split('\n'))
    .flatMap((text) => readLine(text) ?? [])
    .filter((line) => line.requestId?.startsWith(requestId))
    .map(describe);
}

async function readIfThere(file: string): Promise<string> {
  try {
    return await readFile(file, 'utf8');
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return '';
    throw error;
  }
}

/** Undefined for a truncated line. */
function readLine(text: string): Line | undefined {
  try {
    return Line.safeParse(JSON.parse(text)).data;
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}

function describe({ timestamp, level, message, code, error, ...rest }: Line): string {
  const fields = Object.entries(rest)
    .filter(([name, value]) => !LEFT_OUT.has(name) && value !== undefined)
    .map(([name, value]) => `${name}=${typeof value === 'object' ? JSON.stringify(value) : String(value)}`);
  const stack = z.object({ stack: z.string() }).safeParse(error).data?.stack;
  const head = [timestamp, level.padEnd(5), code ?? message, ...fields].join('  ');
  return stack === undefined ? head : `${head}\n${stack.replaceAll(/^/gm, '    ')}`;
}
