import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import * as z from 'zod/mini';
import { writeDurably } from './durable-file.ts';

const Credentials = z.object({
  accessKeyId: z.string().check(z.minLength(16)),
  secretAccessKey: z.string().check(z.minLength(32)),
});
export type Credentials = z.output<typeof Credentials>;

/**
 * The key pair of the local S3 server: generated once for a data folder, readable by its owner only, in AWS's format.
 */
export async function localCredentials(folder: string): Promise<Credentials> {
  const file = path.join(folder, 'credentials.json');
  try {
    return Credentials.parse(JSON.parse(await readFile(file, 'utf8')));
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ENOENT')) throw error;
  }
  const made: Credentials = {
    accessKeyId: `AKIA${randomBytes(8).toString('hex').toUpperCase()}`,
    secretAccessKey: randomBytes(30).toString('base64'),
  };
  await writeDurably(file, JSON.stringify(made));
  return made;
}
