import { readFile } from 'node:fs/promises';
import * as z from 'zod/mini';
import { writeDurably } from '../durable-file.ts';

const Positions = z.object({
  streamArn: z.string(),
  /** By shard, the number of the last record that need not be delivered again. */
  shards: z.record(z.string(), z.string()),
});
type Positions = z.output<typeof Positions>;

/** How far a stream has been delivered; a file, so that the next start continues from there. */
export interface Checkpoint {
  positionIn(shardId: string): string | undefined;
  advance(shardId: string, sequenceNumber: string): Promise<void>;
}

/** A stream with another ARN belongs to another table, and starts at its beginning. */
export async function openCheckpoint(file: string, streamArn: string): Promise<Checkpoint> {
  const former = await read(file);
  const positions = former?.streamArn === streamArn ? former : { streamArn, shards: {} };
  return {
    positionIn: (shardId) => positions.shards[shardId],
    advance: async (shardId, sequenceNumber) => {
      positions.shards[shardId] = sequenceNumber;
      await writeDurably(file, JSON.stringify(positions));
    },
  };
}

async function read(file: string): Promise<Positions | undefined> {
  try {
    return Positions.parse(JSON.parse(await readFile(file, 'utf8')));
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
    throw error;
  }
}
