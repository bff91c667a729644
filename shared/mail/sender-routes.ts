import * as z from 'zod/mini';
import { defineRoute } from '../contract/define-route.ts';
import { Success } from '../contract/success.ts';
import { BlockedSender, SenderToBlock } from './blocked-sender.ts';

const feature = 'mail';

export const blockSender = defineRoute({
  name: 'blockSender',
  feature,
  method: 'POST',
  path: '/api/user/blocked-senders',
  summary: 'Keep what a sender sends from now on out of the inbox',
  access: 'signed-in',
  body: SenderToBlock,
  answer: BlockedSender,
  status: 201,
  errors: ['conflict'],
});

export const listBlockedSenders = defineRoute({
  name: 'listBlockedSenders',
  feature,
  method: 'GET',
  path: '/api/user/blocked-senders',
  summary: 'The senders whose mails do not come to the inbox, the latest first',
  access: 'signed-in',
  answer: z.array(BlockedSender),
});

export const unblockSender = defineRoute({
  name: 'unblockSender',
  feature,
  method: 'DELETE',
  path: '/api/user/blocked-senders/{id}',
  summary: 'Take mails of a blocked sender again',
  access: 'signed-in',
  params: z.object({ id: z.string().check(z.regex(/^[\w-]{43}$/, { error: 'Sender not found' })) }),
  answer: Success,
  errors: ['not_found'],
});
