import type { ForwardingRequest, ProcessedEmail } from '#shared/mail/schema.ts';

/** How far forwarding is set up, according to the inbox. */
interface Progress {
  /** Anything arrived at the address. */
  readonly reached: boolean;
  /** A forwarded mail arrived. */
  readonly forwarded: boolean;
  readonly processed: boolean;
  /** The newest request of a mailbox provider to confirm forwarding. */
  readonly request: ForwardingRequest | undefined;
}

/** `since`: when the address replaced another one, ISO 8601; what came to that one counts no more. */
export function progressOf(all: readonly ProcessedEmail[], since?: string): Progress {
  const emails = all.filter(({ receivedAt }) => since === undefined || receivedAt > since);
  const mails = emails.filter(({ forwarding }) => forwarding === null);
  return {
    reached: emails.length > 0,
    forwarded: mails.length > 0,
    processed: mails.some(({ status }) => status === 'processed'),
    request: emails.find(({ forwarding }) => forwarding !== null)?.forwarding ?? undefined,
  };
}
