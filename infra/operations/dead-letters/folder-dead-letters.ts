import { readdir, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import * as z from 'zod/mini';
import { EVENT_FUNCTION_ENTRIES } from '#infra/function-entry.ts';
import { startFunctionHost } from '../../local/functions/function-host.ts';
import { ObjectCreated, toS3Event } from '../../local/s3/object-created.ts';
import type { DeadLetter } from './dead-letter.ts';
import { DEAD_LETTER_KINDS, type DeadLetterKind, expectDone, OBJECT_KINDS } from './dead-letter-kinds.ts';

const PROJECT_FOLDER = path.resolve(import.meta.dirname, '..', '..', '..');
const TIMEOUT = 900_000;

/** Where the local servers put events that they could not deliver. */
const FOLDERS: Readonly<Record<DeadLetterKind, string>> = {
  mails: 's3/events/dead-letter',
  uploads: 's3/events/dead-letter',
  changes: 'stream/dead-letter',
  'account-jobs': 'account-jobs/dead-letter',
};

const FailedObject = z.object({ created: ObjectCreated, lastError: z._default(z.string(), '') });
const UnprojectedChange = z.object({ reason: z.string(), event: z.unknown() });

/** What a file says about an event of this kind; undefined for another kind, as S3's events share a folder. */
function readDeadLetter(kind: DeadLetterKind, content: unknown): { about: string; event: unknown } | undefined {
  const objects = OBJECT_KINDS[kind];
  if (!objects) {
    const { reason, event } = UnprojectedChange.parse(content);
    return { about: `change of the table: ${reason}`, event };
  }
  const { created, lastError } = FailedObject.parse(content);
  if (!created.key.startsWith(`${objects.startedBy.folder}/`)) return undefined;
  const about = `${objects.object} ${created.key} of ${created.time}: ${lastError}`;
  return { about, event: toS3Event(created) };
}

/** Local dead letters. They are processed here by their functions, whose environment this process has. */
export async function* folderDeadLetters(dataFolder: string, kind: DeadLetterKind): AsyncGenerator<DeadLetter> {
  const folder = path.join(dataFolder, FOLDERS[kind]);
  const environment = Object.entries(process.env).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, value]],
  );
  const functions = startFunctionHost({ projectFolder: PROJECT_FOLDER, environment: Object.fromEntries(environment) });
  try {
    for (const name of await filesIn(folder)) {
      const file = path.join(folder, name);
      const deadLetter = readDeadLetter(kind, JSON.parse(await readFile(file, 'utf8')));
      if (!deadLetter) continue;
      const call = {
        entry: EVENT_FUNCTION_ENTRIES[DEAD_LETTER_KINDS[kind]],
        event: deadLetter.event,
        timeout: TIMEOUT,
      };
      yield {
        about: deadLetter.about,
        redo: async () => expectDone(await functions.invoke(call)),
        remove: () => rm(file),
      };
    }
  } finally {
    await functions.close();
  }
}

/** Oldest first. The folder is missing if the product was never started. */
async function filesIn(folder: string): Promise<string[]> {
  try {
    return (await readdir(folder)).sort();
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return [];
    throw error;
  }
}
