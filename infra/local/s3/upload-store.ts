import { createHash, randomBytes } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdir, open, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import * as z from 'zod/mini';
import { syncDirectory, UNFINISHED, writeDurably } from '../durable-file.ts';
import { type Bucket, uploadsDirectory } from './bucket-store.ts';
import type { ReceivedBody } from './receive-body.ts';
import { S3Error } from './s3-error.ts';
import { StoredObject } from './stored-object.ts';

const Upload = z.pick(StoredObject, { key: true, headers: true });
type Upload = z.infer<typeof Upload>;

export interface UploadPart {
  readonly number: number;
  /** MD5 in hex. */
  readonly eTag: string;
  /** Bytes. */
  readonly size: number;
  readonly path: string;
}

const UPLOAD_ID = /^[0-9a-f]{32}$/;
const PART_FILE = /^(\d{5})-([0-9a-f]{32})$/;

/*
 * A multipart upload is a folder with `upload.json` and a file for each part, `<number>-<eTag>`: what was acknowledged
 * survives a crash, and the upload can continue.
 */

export async function createUpload(bucket: Bucket, upload: Upload): Promise<string> {
  const uploadId = randomBytes(16).toString('hex');
  const directory = join(uploadsDirectory(bucket), uploadId);
  await mkdir(directory);
  await writeDurably(join(directory, 'upload.json'), JSON.stringify(upload));
  await syncDirectory(uploadsDirectory(bucket));
  return uploadId;
}

/** Throws `NoSuchUpload`, also when the upload is for another key. */
export async function findUpload(
  bucket: Bucket,
  key: string,
  uploadId: string,
): Promise<Upload & { directory: string }> {
  const directory = join(uploadsDirectory(bucket), uploadId);
  if (UPLOAD_ID.test(uploadId) && (await readdir(uploadsDirectory(bucket))).includes(uploadId)) {
    const upload = Upload.parse(JSON.parse(await readFile(join(directory, 'upload.json'), 'utf8')));
    if (upload.key === key) return { ...upload, directory };
  }
  throw new S3Error(404, 'NoSuchUpload', 'The specified multipart upload does not exist.', { UploadId: uploadId });
}

/** Writes a part, replacing an earlier one with its number. */
export async function writePart(
  directory: string,
  number: number,
  fill: (write: (piece: Buffer) => Promise<void>) => Promise<ReceivedBody>,
): Promise<ReceivedBody> {
  const unfinished = join(directory, `${randomBytes(8).toString('hex')}${UNFINISHED}`);
  try {
    const file = await open(unfinished, 'wx');
    const body = await fill((piece) => file.appendFile(piece))
      .then(async (received) => {
        await file.sync();
        return received;
      })
      .finally(() => file.close());
    const replaced = (await listParts(directory)).filter((part) => part.number === number && part.eTag !== body.md5);
    await rename(unfinished, join(directory, `${String(number).padStart(5, '0')}-${body.md5}`));
    for (const part of replaced) await rm(part.path, { force: true });
    await syncDirectory(directory);
    return body;
  } catch (cause) {
    await rm(unfinished, { force: true });
    throw cause;
  }
}

/** In the order of their numbers. */
export async function listParts(directory: string): Promise<UploadPart[]> {
  const parts: UploadPart[] = [];
  for (const name of (await readdir(directory)).sort()) {
    const [, number, eTag] = PART_FILE.exec(name) ?? [];
    if (!number || !eTag) continue;
    const path = join(directory, name);
    parts.push({ number: Number(number), eTag, size: (await stat(path)).size, path });
  }
  return parts;
}

export async function* readParts(parts: readonly UploadPart[]): AsyncGenerator<Buffer> {
  for (const part of parts) yield* createReadStream(part.path);
}

/** The ETag of a multipart object: the MD5 of the parts' MD5s, and the number of parts. */
export function eTagOfParts(parts: readonly UploadPart[]): string {
  const digests = Buffer.concat(parts.map((part) => Buffer.from(part.eTag, 'hex')));
  return `${createHash('md5').update(digests).digest('hex')}-${parts.length}`;
}

export const removeUpload = (directory: string) => rm(directory, { recursive: true, force: true });
