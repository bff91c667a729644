export interface OutgoingMail {
  /** One address (RFC 5322 addr-spec). */
  readonly to: string;
  readonly subject: string;
  readonly text: string;
}

/** Sends mails from the product's own address. */
export interface MailSender {
  /** Resolves once the mail is accepted for delivery. */
  send(mail: OutgoingMail): Promise<void>;
}
