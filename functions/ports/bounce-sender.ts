/** A mail that cannot be delivered, as the mail service knows it. */
interface UndeliverableMail {
  /** The service's own id of the mail. */
  readonly messageId: string;
  /** Addresses (RFC 5322 addr-spec) that nobody has. */
  readonly unknown: readonly string[];
}

/** Tells a mail's sender that nobody has the address that it was sent to (RFC 3464, status 5.1.1). */
export interface BounceSender {
  bounce(mail: UndeliverableMail): Promise<void>;
}
