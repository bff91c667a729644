/** Stores received messages unchanged. */
export interface MailStore {
  /** The message's bytes; undefined when it is no longer stored, 'too-large' when it has more than `maxBytes`. */
  read(key: string, maxBytes: number): Promise<Uint8Array | 'too-large' | undefined>;
  /** The message's first bytes, at most `maxBytes`; undefined when it is no longer stored. */
  readStart(key: string, bytes: number): Promise<Uint8Array | undefined>;
}

export interface MailArchive extends MailStore {
  /** Idempotent: the message may be gone already. */
  delete(key: string): Promise<void>;
}
