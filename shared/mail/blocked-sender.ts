import * as z from 'zod/mini';
import { EmailAddress } from '../session/schema.ts';

/** How many senders a traveller may block. */
export const MAX_BLOCKED_SENDERS = 200;

export const SenderToBlock = z.object({ address: EmailAddress });

/** A sender whose mails do not come to the inbox. */
export const BlockedSender = z.object({
  id: z.string(),
  address: z.string(),
  /** ISO 8601 date-time. */
  createdAt: z.string(),
});
export type BlockedSender = z.output<typeof BlockedSender>;
