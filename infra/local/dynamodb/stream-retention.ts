import { type Database, streamSection } from './database.ts';
import type { Section } from './section.ts';
import type { StreamRecord } from './stream-record.ts';
import { streams } from './streams.ts';

/** As long as AWS keeps a stream's records. */
const RETENTION_SECONDS = 24 * 60 * 60;
const TRIMMED_AT_ONCE = 1000;

/** Removes the records that are older than a day. */
export async function trimStreams(database: Database, now: number): Promise<void> {
  for (const { label, table } of streams(database)) {
    const section = streamSection(database, table.description.TableName, label);
    let trimmed: number;
    do trimmed = await database.exclusive(() => trimSome(database, section, now));
    while (trimmed === TRIMMED_AT_ONCE);
  }
}

/** How many records were removed. */
async function trimSome(database: Database, section: Section<StreamRecord>, now: number): Promise<number> {
  const old = [];
  for await (const [number, record] of section.entries({ limit: TRIMMED_AT_ONCE })) {
    if (record.dynamodb.ApproximateCreationDateTime > now - RETENTION_SECONDS) break;
    old.push(section.del(number));
  }
  if (old.length > 0) await database.level.batch(old);
  return old.length;
}
