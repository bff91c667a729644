import { AppError } from '#shared/contract/errors.ts';
import type { AccountRepository } from '../data/account-repository.ts';
import type { CompanionRepository } from '../data/companion-repository.ts';
import type { EmailRepository } from '../data/email-repository.ts';
import type { FollowRepository } from '../data/follow-repository.ts';
import type { MessageRepository } from '../data/message-repository.ts';
import type { MailArchive } from '../ports/mail-store.ts';
import type { MediaStore } from '../ports/media-store.ts';
import type { TripRemover } from './trip-remover.ts';

export interface RemovalDependencies {
  readonly accounts: AccountRepository;
  readonly trips: TripRemover;
  readonly companions: Pick<CompanionRepository, 'remove'>;
  readonly follows: FollowRepository;
  readonly emails: Pick<EmailRepository, 'objectKeys'>;
  readonly messages: Pick<MessageRepository, 'heldBy' | 'letGo'>;
  readonly media: Pick<MediaStore, 'deleteAll'>;
  readonly mail: MailArchive;
}

/** Other travellers that are unlinked from the account at a time; each is a transaction on items of its own. */
const AT_ONCE = 10;

/**
 * Removes everything of a closed account. It can be interrupted anywhere and starts over from the beginning, so what
 * names other things (trip summaries, mails in the inbox) is removed after them.
 */
export async function removeAccount(travellerId: string, dependencies: RemovalDependencies): Promise<void> {
  const { accounts, companions, follows, media } = dependencies;
  if (!(await accounts.isClosing(travellerId))) return;
  await removeTrips(travellerId, dependencies);
  for (const tripId of await accounts.sharedTripIds(travellerId)) {
    await companions.remove(tripId, travellerId, travellerId).catch(nothingWhenGone);
  }
  // The projector clears their feeds in response.
  for await (const ids of follows.followerIds(travellerId)) {
    await someAtOnce(ids, (id) => follows.forget(id, travellerId));
  }
  for await (const ids of follows.followedIds(travellerId)) {
    await someAtOnce(ids, (id) => follows.forget(travellerId, id));
  }
  await removeMessages(travellerId, dependencies);
  await media.deleteAll(`uploads/${travellerId}/`);
  await media.deleteAll(`exports/${travellerId}/`);
  await accounts.removeItems(travellerId);
  await accounts.finishDeletion(travellerId);
}

/** A trip that its owner has deleted, or that the traveller has left. */
function nothingWhenGone(error: unknown): void {
  if (!(error instanceof AppError && error.code === 'not_found')) throw error;
}

async function someAtOnce(ids: readonly string[], work: (id: string) => Promise<void>): Promise<void> {
  for (let from = 0; from < ids.length; from += AT_ONCE) {
    await Promise.all(ids.slice(from, from + AT_ONCE).map(work));
  }
}

async function removeTrips(travellerId: string, { accounts, trips }: RemovalDependencies): Promise<void> {
  for (const tripId of await accounts.tripIds(travellerId)) {
    await trips.remove(tripId, travellerId);
    await accounts.forgetTrip(travellerId, tripId);
  }
}

/** The raw messages, except those that someone else has too. */
async function removeMessages(travellerId: string, { emails, messages, mail }: RemovalDependencies): Promise<void> {
  const keys = [...(await emails.objectKeys(travellerId)), ...(await messages.heldBy(travellerId))];
  for (const key of new Set(keys)) await messages.letGo(travellerId, key, () => mail.delete(key));
}
