import { mkdir, readdir, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { DynamoDBStreamsClient, _Record as StreamRecord } from '@aws-sdk/client-dynamodb-streams';
import * as z from 'zod/mini';
import { writeDurably } from '../durable-file.ts';
import { openCheckpoint } from './checkpoint.ts';
import { deliverBatch, failuresIn } from './deliver-batch.ts';
import { streamEvent } from './stream-event.ts';
import { type ShardBatch, streamReader } from './stream-shards.ts';

export interface StreamPumpOptions {
  readonly client: DynamoDBStreamsClient;
  readonly streamArn: string;
  /** Stores how far the stream has been delivered, and the records that could not be. */
  readonly folder: string;
  /** Calls the function with Lambda's event. */
  readonly deliver: (event: unknown) => Promise<unknown>;
  /** Which records are delivered to the function (EventSourceMapping's FilterCriteria); by default all. */
  readonly takes?: (record: StreamRecord) => boolean;
  readonly log: (message: string) => void;
  /** How often a failing record is delivered before it is set aside. */
  readonly attempts?: number;
}

export interface StreamPump {
  /** Resolves when nothing is being delivered any more. */
  close(): Promise<void>;
}

/** A record that was set aside. */
const SetAside = z.object({ reason: z.string(), event: z.unknown() });

/** Polling interval in milliseconds for an idle stream. */
const POLL = 150;
const FIRST_BACK_OFF = 100;
const LONGEST_BACK_OFF = 5000;
const ATTEMPTS = 6;

/** Delivers a table's stream to its function, in order and at least once, as Lambda's event source mapping does. */
export async function startStreamPump(options: StreamPumpOptions): Promise<StreamPump> {
  const { client, streamArn, folder, log } = options;
  const deadLetters = path.join(folder, 'dead-letter');
  await mkdir(deadLetters, { recursive: true });
  const checkpoint = await openCheckpoint(path.join(folder, 'checkpoint.json'), streamArn);
  const closing = new AbortController();
  const { signal } = closing;

  const pause = async (milliseconds: number) => {
    try {
      await wait(milliseconds, undefined, { signal });
    } catch (error) {
      if (!signal.aborted) throw error;
    }
  };

  const deliver = ({ shardId, records }: ShardBatch) =>
    deliverBatch(records, {
      deliver: async (part) => {
        const taken = options.takes ? part.filter(options.takes) : part;
        return taken.length === 0 ? undefined : options.deliver(streamEvent(taken, streamArn));
      },
      advance: (sequenceNumber) => checkpoint.advance(shardId, sequenceNumber),
      setAside: async (record, reason) => {
        const file = path.join(deadLetters, `${record.dynamodb?.SequenceNumber}.json`);
        await writeDurably(file, JSON.stringify({ reason, event: streamEvent([record], streamArn) }));
        log(`A change of the table could not be projected and is now in ${file}: ${reason}`);
      },
      backOff: async (attempt) => {
        await pause(Math.min(FIRST_BACK_OFF * 2 ** (attempt - 1), LONGEST_BACK_OFF));
        signal.throwIfAborted();
      },
      attempts: options.attempts ?? ATTEMPTS,
    });

  const run = async () => {
    const reader = streamReader(client, streamArn, checkpoint);
    while (!signal.aborted) {
      const batches = (await reader.next()).filter(({ records }) => records.length > 0);
      await Promise.all(batches.map(deliver));
      if (batches.length === 0) await pause(POLL);
    }
  };

  /**
   * Records that an earlier run set aside are retried once per start, as the cause may be fixed: in parallel with new
   * ones, which must not be blocked.
   */
  const redeliver = async () => {
    for (const name of (await readdir(deadLetters)).filter((each) => each.endsWith('.json')).sort()) {
      if (signal.aborted) return;
      const file = path.join(deadLetters, name);
      try {
        const { event } = SetAside.parse(JSON.parse(await readFile(file, 'utf8')));
        const failures = failuresIn(await options.deliver(event));
        if (failures.length > 0) throw new Error('The function reported a failure of this record');
        await rm(file);
      } catch (error) {
        // Interrupted rather than failed.
        if (signal.aborted) return;
        log(`A change of the table could still not be projected and stays in ${file}: ${error}`);
      }
    }
  };

  const runUntilClosed = async () => {
    while (!signal.aborted) {
      try {
        await run();
      } catch (error) {
        if (signal.aborted) return;
        // What was read and not delivered is read again from the checkpoint.
        log(`The table's stream could not be read and is tried again: ${error}`);
        await pause(LONGEST_BACK_OFF);
      }
    }
  };

  const running = Promise.all([redeliver(), runUntilClosed()]);
  return {
    close: async () => {
      closing.abort();
      await running;
    },
  };
}
