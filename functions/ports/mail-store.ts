/** Where received messages are kept as they came. */
export interface MailStore {
  /** The message's bytes; undefined when it is no longer kept. */
  read(key: string): Promise<Uint8Array | undefined>;
}

export interface MailArchive extends MailStore {
  /** Whether it is there or not. */
  delete(key: string): Promise<void>;
}
