import { listBlockedSenders } from '#shared/mail/sender-routes.ts';
import { type BlockedSenderRepository, blockedSenderRepository } from '../data/blocked-sender-repository.ts';
import { table } from '../data/table.ts';
import { implement } from '../http/call.ts';
import { lambdaHandler } from '../http/lambda-handler.ts';

interface Dependencies {
  readonly senders: Pick<BlockedSenderRepository, 'list'>;
}

export const implementation = implement(listBlockedSenders, async ({ caller }, { senders }: Dependencies) => ({
  body: await senders.list(caller.travellerId),
}));

export const handler = lambdaHandler(implementation, () => ({ senders: blockedSenderRepository(table()) }));
