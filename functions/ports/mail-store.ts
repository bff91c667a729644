/** Where received messages are kept as they came. */
export interface MailStore {
  /** The message's bytes; undefined when it is no longer kept, 'too-large' when it has more than `maxBytes`. */
  read(key: string, maxBytes: number): Promise<Uint8Array | 'too-large' | undefined>;
  /** The message's first bytes, at most so many; undefined when it is no longer kept. */
  readStart(key: string, bytes: number): Promise<Uint8Array | undefined>;
}

export interface MailArchive extends MailStore {
  /** Whether it is there or not. */
  delete(key: string): Promise<void>;
}
