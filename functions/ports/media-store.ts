/** A file as the client announces it: its media type (RFC 6838) and its size in bytes. */
interface Announced {
  readonly type?: string | undefined;
  readonly size?: number | undefined;
}

/**
 * Within this many seconds every reader gets the same address, so that browsers can cache the picture, and it stays
 * valid for as many more: a reader keeps seeing the picture of a trip that became private for two more minutes, at
 * most.
 */
export const READ_WINDOW_SECONDS = 60;

/** One of the objects that a key has had, as S3's events name it. */
interface ObjectVersion {
  readonly key: string;
  /** Without quotes. */
  readonly eTag: string;
  /** Undefined in a bucket without versioning. */
  readonly versionId: string | undefined;
}

/** Stores travellers' photos and clips by key. */
export interface MediaStore {
  /** A presigned address to which the object can be PUT for 15 minutes, with exactly the announced type and size. */
  uploadAddress(key: string, announced: Announced): Promise<string>;
  /** A presigned address to read the object, valid for between one and two `READ_WINDOW_SECONDS`. */
  readAddress(key: string): Promise<string>;
  /** The same for a download with a file name of its own. */
  downloadAddress(key: string, fileName: string): Promise<string>;
  /** The key in an address, whatever its query; undefined when it is not an address of this store. */
  keyOf(address: string): Promise<string | undefined>;
  exists(key: string): Promise<boolean>;
  /** The object's bytes; undefined when there is none, 'too-large' when it has more than `maxBytes`. */
  read(key: string, maxBytes: number): Promise<Uint8Array | 'too-large' | undefined>;
  /** `cacheControl`: for how long caches may keep what they read, where they read it without a presigned address. */
  write(key: string, bytes: Uint8Array, type: string, cacheControl?: string): Promise<void>;
  /** Writes a stream that may be too large for memory, and returns its size in bytes. */
  writeAll(key: string, pieces: AsyncIterable<Uint8Array>, type: string): Promise<number>;
  /** The keys with this prefix, a page at a time. */
  list(prefix: string): AsyncIterable<readonly string[]>;
  /** Idempotent: the object may be gone already. */
  delete(key: string): Promise<void>;
  /** Deletes for good this version, and no other object that the key has by now. Idempotent: it may be gone already. */
  deleteVersion(version: ObjectVersion): Promise<void>;
  /** Deletes for good every object whose key begins so, with all its former versions. */
  deleteAll(prefix: string): Promise<void>;
}
