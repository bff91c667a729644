import { rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { syncDirectory, writeDurably } from '../durable-file.ts';
import { type Bucket, objectFile } from './bucket-store.ts';
import { dropContent, type WrittenContent } from './content.ts';
import type { EventQueue } from './event-queue.ts';
import { keyLock } from './key-lock.ts';
import type { ObjectCreated } from './object-created.ts';
import type { StoredObject } from './stored-object.ts';
import { addDeleteMarker, dropVersion, formerVersions, keepVersion, versionIdOf } from './versions.ts';

/** Throws when an operation is not allowed given the key's current object. */
export type Condition = (current: StoredObject | undefined) => void;

interface ObjectWrite {
  readonly bucket: Bucket;
  readonly key: string;
  readonly content: WrittenContent<unknown>;
  readonly object: Pick<StoredObject, 'size' | 'eTag' | 'headers' | 'checksums'>;
  readonly condition: Condition;
  readonly cause: Pick<ObjectCreated, 'name' | 'requestId' | 'accessKeyId' | 'sourceAddress'>;
}

/** Changes objects. A change is on disk when its promise resolves, and atomic if there is a crash. */
export interface ObjectStore {
  /** Makes written content the object, and queues its event. The content is deleted when this throws. */
  commit(write: ObjectWrite): Promise<StoredObject>;
  /** Deleting a missing object is not an error. */
  remove(bucket: Bucket, key: string, condition: Condition): Promise<void>;
  /** Deletes one version for good. Deleting a missing one is not an error. */
  removeVersion(bucket: Bucket, key: string, versionId: string): Promise<void>;
}

export interface ObjectStoreOptions {
  readonly nextSequencer: () => string;
  /** The queue for the event of a new object; undefined when nobody subscribed. */
  readonly eventsOf: (bucket: Bucket, key: string) => EventQueue | undefined;
}

export function objectStore({ nextSequencer, eventsOf }: ObjectStoreOptions): ObjectStore {
  const locked = keyLock();
  const lock = <Result>(bucket: Bucket, key: string, task: () => Promise<Result>) =>
    locked(`${bucket.name}/${key}`, task);

  const save = async (bucket: Bucket, object: StoredObject) => {
    // The state in memory equals what the next start finds, even when the disk fails after this.
    const replaced = () => bucket.objects.set(object.key, object);
    await writeDurably(objectFile(bucket, object.key), JSON.stringify(object), replaced);
  };

  const replace = async ({ bucket, key, content, object, condition, cause }: ObjectWrite) => {
    const current = bucket.objects.get(key);
    condition(current);
    const sequencer = nextSequencer();
    const lastModified = new Date().toISOString();
    const { size, eTag } = object;
    const event = await eventsOf(bucket, key)?.prepare({
      ...{ ...cause, bucket: bucket.name, key, size, eTag, sequencer },
      ...(bucket.isVersioned ? { versionId: sequencer } : {}),
      time: lastModified,
    });
    const stored: StoredObject = { ...object, key, contentId: content.contentId, lastModified, sequencer };
    if (current && bucket.isVersioned) await keepVersion(bucket, current);
    try {
      await save(bucket, stored);
    } catch (failure) {
      if (bucket.objects.get(key) !== stored) await event?.discard();
      throw failure;
    }
    await event?.commit();
    if (current && !bucket.isVersioned) await dropContent(bucket, current.contentId);
    return stored;
  };

  const removeCurrent = async (bucket: Bucket, key: string) => {
    const file = objectFile(bucket, key);
    await rm(file);
    bucket.objects.delete(key);
    await syncDirectory(dirname(file));
  };

  /** What was there before is current again, unless that was a deletion. */
  const restoreFormer = async (bucket: Bucket, key: string) => {
    const latest = formerVersions(bucket, key).at(-1);
    if (bucket.objects.has(key) || !latest?.object) return;
    await save(bucket, latest.object);
    await dropVersion(bucket, latest);
  };

  return {
    async commit(write) {
      try {
        return await lock(write.bucket, write.key, () => replace(write));
      } catch (failure) {
        const { bucket, key, content } = write;
        if (bucket.objects.get(key)?.contentId !== content.contentId) await dropContent(bucket, content.contentId);
        throw failure;
      }
    },
    async remove(bucket, key, condition) {
      await lock(bucket, key, async () => {
        const current = bucket.objects.get(key);
        condition(current);
        if (bucket.isVersioned) {
          if (current) await keepVersion(bucket, current);
          // Of a missing object too, as S3 does.
          await addDeleteMarker(bucket, key, nextSequencer());
        }
        if (!current) return;
        await removeCurrent(bucket, key);
        if (!bucket.isVersioned) await dropContent(bucket, current.contentId);
      });
    },
    async removeVersion(bucket, key, versionId) {
      await lock(bucket, key, async () => {
        const current = bucket.objects.get(key);
        const isCurrent = current !== undefined && versionIdOf(bucket, current) === versionId;
        const former = formerVersions(bucket, key).find((version) => version.versionId === versionId);
        if (isCurrent) await removeCurrent(bucket, key);
        else if (former) await dropVersion(bucket, former);
        const object = isCurrent ? current : former?.object;
        if (object) await dropContent(bucket, object.contentId);
        await restoreFormer(bucket, key);
      });
    },
  };
}
