import { mkdir, readdir, readFile, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import * as z from 'zod/mini';
import { syncDirectory, UNFINISHED, writeDurably } from '../durable-file.ts';
import { StoredObject } from './stored-object.ts';

/*
 * Versions of objects as S3 keeps them in a versioned bucket (Amazon S3 user guide: "How S3 Versioning works"): what was
 * replaced or deleted stays, and a deletion is a delete marker. A version's id is its sequencer.
 */

/** A version that is not the current object; without an object it is a delete marker. */
const FormerVersion = z.object({
  key: z.string(),
  versionId: z.string(),
  /** ISO 8601, UTC. */
  lastModified: z.string(),
  object: z.optional(StoredObject),
});
type FormerVersion = z.infer<typeof FormerVersion>;

/** What a bucket has to do with versions. */
export interface VersionedBucket {
  readonly directory: string;
  /** By key. All of `objects/`, cached in memory. */
  readonly objects: Map<string, StoredObject>;
  /** Whether replaced and deleted objects are kept. */
  readonly isVersioned: boolean;
  /** By key, the versions that are not current, the oldest first. All of `versions/`, cached in memory. */
  readonly former: Map<string, readonly FormerVersion[]>;
}

/** The id of all versions in a bucket without versioning. */
const UNVERSIONED = 'null';

export const versionsDirectory = (bucket: Pick<VersionedBucket, 'directory'>) => join(bucket.directory, 'versions');
const versionFile = (bucket: VersionedBucket, { versionId }: FormerVersion) =>
  join(versionsDirectory(bucket), `${versionId}.json`);

export function versionIdOf(bucket: VersionedBucket, { sequencer }: StoredObject): string {
  return bucket.isVersioned ? sequencer : UNVERSIONED;
}

/** Loads the former versions, and removes what a crash left incomplete, or had made current again. */
export async function loadVersions(bucket: VersionedBucket): Promise<void> {
  if (!bucket.isVersioned) return;
  await mkdir(versionsDirectory(bucket), { recursive: true });
  for (const name of (await readdir(versionsDirectory(bucket))).sort()) {
    const path = join(versionsDirectory(bucket), name);
    const version = name.endsWith(UNFINISHED)
      ? undefined
      : FormerVersion.parse(JSON.parse(await readFile(path, 'utf8')));
    const isCurrent = version && bucket.objects.get(version.key)?.sequencer === version.versionId;
    if (version && !isCurrent) remember(bucket, version);
    else await rm(path);
  }
}

/** Keeps the object that is about to be replaced or deleted. */
export async function keepVersion(bucket: VersionedBucket, object: StoredObject): Promise<void> {
  await keep(bucket, { key: object.key, versionId: object.sequencer, lastModified: object.lastModified, object });
}

export async function addDeleteMarker(bucket: VersionedBucket, key: string, versionId: string): Promise<void> {
  await keep(bucket, { key, versionId, lastModified: new Date().toISOString() });
}

async function keep(bucket: VersionedBucket, version: FormerVersion): Promise<void> {
  const written = () => remember(bucket, version);
  await writeDurably(versionFile(bucket, version), JSON.stringify(version), written);
}

export async function dropVersion(bucket: VersionedBucket, version: FormerVersion): Promise<void> {
  const file = versionFile(bucket, version);
  await rm(file);
  const others = formerVersions(bucket, version.key).filter((each) => each !== version);
  if (others.length > 0) bucket.former.set(version.key, others);
  else bucket.former.delete(version.key);
  await syncDirectory(dirname(file));
}

/** The former versions of a key, the oldest first. */
export function formerVersions(bucket: VersionedBucket, key: string): readonly FormerVersion[] {
  return bucket.former.get(key) ?? [];
}

function remember(bucket: VersionedBucket, version: FormerVersion): void {
  const all = [...formerVersions(bucket, version.key), version];
  bucket.former.set(
    version.key,
    all.toSorted((a, b) => (a.versionId < b.versionId ? -1 : 1)),
  );
}
