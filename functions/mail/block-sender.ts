import { blockSender } from '#shared/mail/sender-routes.ts';
import { type BlockedSenderRepository, blockedSenderRepository } from '../data/blocked-sender-repository.ts';
import { table } from '../data/table.ts';
import { implement } from '../http/call.ts';
import { lambdaHandler } from '../http/lambda-handler.ts';

interface Dependencies {
  readonly senders: Pick<BlockedSenderRepository, 'block'>;
}

export const implementation = implement(blockSender, async ({ caller, body }, { senders }: Dependencies) => ({
  body: await senders.block(caller.travellerId, body.address),
}));

export const handler = lambdaHandler(implementation, () => ({ senders: blockedSenderRepository(table()) }));
