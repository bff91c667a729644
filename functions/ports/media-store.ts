/** What is announced of a file: its media type (RFC 6838) and its size in bytes. */
interface Announced {
  readonly type?: string | undefined;
  readonly size?: number | undefined;
}

/**
 * For so many seconds every reader gets the same address, so that a browser keeps the picture, and for as many more it is
 * good: whoever was given one sees the picture of a trip that became private two minutes longer, and no more.
 */
export const READ_WINDOW_SECONDS = 60;

/** Where travellers' photos and clips are kept, by key. */
export interface MediaStore {
  /** An address to which the object can be PUT for 15 minutes, with exactly the type and the size that are announced. */
  uploadAddress(key: string, announced: Announced): Promise<string>;
  /** An address at which the object can be read, for between one and two `READ_WINDOW_SECONDS`. */
  readAddress(key: string): Promise<string>;
  /** The same for a file that the browser saves under a name of its own. */
  downloadAddress(key: string, fileName: string): Promise<string>;
  /** The key that an address names, whatever its query; undefined when it is not one of this store. */
  keyOf(address: string): Promise<string | undefined>;
  exists(key: string): Promise<boolean>;
  /** The object's bytes; undefined when it is not there, 'too-large' when it has more than `maxBytes`. */
  read(key: string, maxBytes: number): Promise<Uint8Array | 'too-large' | undefined>;
  write(key: string, bytes: Uint8Array, type: string): Promise<void>;
  /** Writes what may be too large to hold at once, and gives its size in bytes. */
  writeAll(key: string, pieces: AsyncIterable<Uint8Array>, type: string): Promise<number>;
  /** The keys that begin so, some at a time. */
  list(prefix: string): AsyncIterable<readonly string[]>;
  /** Whether it is there or not. */
  delete(key: string): Promise<void>;
}
