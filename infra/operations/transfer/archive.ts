import { createReadStream, createWriteStream } from 'node:fs';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { finished, pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import * as z from 'zod/mini';
import { type ItemKind, itemKind } from '#functions/data/item-kind.ts';
import { SITEMAPS } from '#functions/data/media-keys.ts';
import type { ItemKey } from '../walk-table.ts';

/*
 * The folder that a stage is exported to:
 *   stage.json               what was exported, written last: a folder without it is incomplete
 *   items/{part}.jsonl.gz    items as AWS's own export writes them, one {"Item": …} per line (DynamoDB JSON)
 *   objects.jsonl            one object of the buckets per line: bucket, key, type and the SHA-256 of its content
 *   objects/{sha256}         the contents, without duplicates
 */

/**
 * In import order. The table's stream tells the projector about each; so a trip's owner and content are imported before
 * the trip, and lists after everything that they are made of.
 */
export const PARTS = ['travellers', 'contents', 'trips', 'lists'] as const;
export type Part = (typeof PARTS)[number];

/** Of the other kinds, all belong to the travellers. */
const PART_OF: Partial<Record<ItemKind, Part>> = {
  activity: 'contents',
  day: 'contents',
  'staged change': 'contents',
  'mail of a trip': 'contents',
  'merge of a trip': 'contents',
  'merged day': 'contents',
  'work on a trip': 'contents',
  'applied plan': 'contents',
  'ignored findings': 'contents',
  event: 'contents',
  'cost of a trip': 'contents',
  'money of a trip': 'contents',
  'merged away': 'contents',
  trip: 'trips',
  'own trip': 'trips',
  'public trip': 'lists',
  'public trip of an author': 'lists',
  'trip of a topic': 'lists',
  'counts of topics': 'lists',
  'count of a place': 'lists',
  'feed trip': 'lists',
  'fan-out': 'lists',
  'traveller’s word': 'lists',
};

/** Counters that expire within the hour, and downloads that a traveller can request again. */
const LEFT_OUT: readonly (ItemKind | undefined)[] = ['rate', 'export'];

/** Account exports, whose items are left out, and sitemaps, which have the addresses of the stage that wrote them. */
export const isLeftOut = (key: string): boolean => key.startsWith('exports/') || key.startsWith(`${SITEMAPS}/`);

/** The part that an item belongs to; undefined for one that is left out. */
export function partOf(key: ItemKey): Part | undefined {
  const kind = itemKind(key);
  return LEFT_OUT.includes(kind) ? undefined : ((kind && PART_OF[kind]) ?? 'travellers');
}

/** Anyone with these can create a session of any traveller. */
export const isSigningKey = (key: ItemKey) => itemKind(key) === 'session keys';

export const Manifest = z.strictObject({
  format: z.literal(1),
  exportedAt: z.iso.datetime(),
  from: z.string(),
  signingKeys: z.boolean(),
  items: z.record(z.enum(PARTS), z.int()),
  objects: z.int(),
});
export type Manifest = z.output<typeof Manifest>;

export const ArchivedObject = z.object({
  bucket: z.enum(['media', 'mail']),
  key: z.string(),
  type: z.optional(z.string()),
  sha256: z.string().check(z.regex(/^[0-9a-f]{64}$/)),
});
export type ArchivedObject = z.output<typeof ArchivedObject>;

export const manifestFile = (folder: string) => path.join(folder, 'stage.json');
export const itemsFile = (folder: string, part: Part) => path.join(folder, 'items', `${part}.jsonl.gz`);
export const objectsFile = (folder: string) => path.join(folder, 'objects.jsonl');
export const contentFile = (folder: string, sha256: string) => path.join(folder, 'objects', sha256);

export interface LineWriter {
  write(line: string): Promise<void>;
  end(): Promise<void>;
}

/** Writes lines to a file; a name that ends in .gz is compressed. */
export function writeLines(file: string): LineWriter {
  const target = createWriteStream(file, { flags: 'wx' });
  const gzip = file.endsWith('.gz') ? createGzip() : undefined;
  const first = gzip ?? target;
  const done = gzip ? pipeline(gzip, target) : finished(target);
  // Errors are reported where it is written to or closed.
  done.catch(() => undefined);
  return {
    async write(line) {
      if (first.write(`${line}\n`)) return;
      await Promise.race([new Promise<void>((resolve) => first.once('drain', resolve)), done]);
    },
    async end() {
      first.end();
      await done;
    },
  };
}

export async function* readLines(file: string): AsyncGenerator<string> {
  const source = createReadStream(file);
  const input = file.endsWith('.gz') ? source.pipe(createGunzip()) : source;
  source.on('error', (error) => input.destroy(error));
  for await (const line of createInterface({ input, crlfDelay: Number.POSITIVE_INFINITY })) if (line !== '') yield line;
}
