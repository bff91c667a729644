/** A mail that cannot be delivered, as the mail service identifies it. */
interface UndeliverableMail {
  /** The service's own id of the mail. */
  readonly messageId: string;
  /** Unknown addresses (RFC 5322 addr-spec). */
  readonly unknown: readonly string[];
}

/** Tells a mail's sender that the address does not exist (RFC 3464, status 5.1.1). */
export interface BounceSender {
  bounce(mail: UndeliverableMail): Promise<void>;
}
