import { unblockSender } from '#shared/mail/sender-routes.ts';
import { type BlockedSenderRepository, blockedSenderRepository } from '../data/blocked-sender-repository.ts';
import { table } from '../data/table.ts';
import { implement } from '../http/call.ts';
import { lambdaHandler } from '../http/lambda-handler.ts';

interface Dependencies {
  readonly senders: Pick<BlockedSenderRepository, 'unblock'>;
}

export const implementation = implement(unblockSender, async ({ caller, params }, { senders }: Dependencies) => {
  await senders.unblock(caller.travellerId, params.id);
  return { body: { success: true as const } };
});

export const handler = lambdaHandler(implementation, () => ({ senders: blockedSenderRepository(table()) }));
