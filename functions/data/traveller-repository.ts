import { ConditionalCheckFailedException } from '@aws-sdk/client-dynamodb';
import { GetCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod/mini';
import { AppError } from '#shared/contract/errors.ts';
import type { Registration } from '#shared/session/schema.ts';
import type { ProfileChanges } from '#shared/travellers/profile.ts';
import { type IdempotencyKey, withIdempotency } from './idempotency.ts';
import { newTravellerId, randomCharacters } from './ids.ts';
import { addressClaimKey, emailClaimKey, type Key, travellerKey, usernameClaimKey } from './keys.ts';
import { again, ChangedMeanwhile } from './plan-again.ts';
import type { Table } from './table.ts';
import { transact, type Write } from './transact.ts';
import { Claim, EmailClaim, TravellerItem } from './traveller-item.ts';
import { travellersByIds } from './travellers-by-ids.ts';
import { create, remove, unexpected, update } from './writes.ts';

/** What is remembered of a registration: that there was one. */
const Registered = z.object({});

type NewTraveller = Omit<Registration, 'password'> & { readonly passwordHash: string };

/** What is remembered of a new personal address: its random part. */
const NewAddress = z.object({ token: z.string() });

type TravellerWithAddress = TravellerItem & { readonly addressToken: string };

const changed = () => new ChangedMeanwhile('The profile was changed meanwhile. Please try again.');
export const emailTaken = () => new AppError('conflict', 'An account with this email already exists');

/** Accounts, and the claims that keep email, username and personal address unique. */
export function travellerRepository(table: Table) {
  const get = async (key: Key): Promise<unknown> =>
    (await table.client.send(new GetCommand({ TableName: table.name, Key: key, ConsistentRead: true }))).Item;
  const claimedBy = async (key: Key): Promise<string | undefined> => {
    const item = await get(key);
    return item === undefined ? undefined : Claim.parse(item).travellerId;
  };

  return {
    /** Creates the account, all or nothing; a taken email or username answers 409. `alongside` is written with it. */
    async create(
      registration: NewTraveller,
      alongside: (travellerId: string) => readonly Write[] = () => [],
      idempotencyKey?: IdempotencyKey,
    ): Promise<TravellerItem> {
      const { passwordHash, ...fields } = registration;
      const traveller = newTraveller(fields);
      const claim = { travellerId: traveller.id };
      const taken = (message: string) => () => new AppError('conflict', message);
      const username = traveller.username;
      const writes = [
        create(table, { ...emailClaimKey(traveller.email), ...claim, passwordHash }, emailTaken),
        ...(username === null
          ? []
          : [create(table, { ...usernameClaimKey(username), ...claim }, taken('This username is already taken'))]),
        create(table, { ...travellerKey(traveller.id), ...traveller }, unexpected('new traveller')),
        ...alongside(traveller.id),
      ];
      // There is no traveller yet to keep the key under: the record is by itself, outlives the account by up to a day, and
      // so contains nothing but hashes. A repeated call has the same email, which leads to the account.
      const done = {};
      const repeat = { travellerId: idempotencyKey?.key ?? '', work: 'registration', key: idempotencyKey };
      const made = await withIdempotency(table, repeat, { schema: Registered, answer: done }, (claims) =>
        transact(table, [...claims, ...writes]),
      );
      if (made === done) return traveller;
      const existing = await this.findEmailClaim(traveller.email);
      if (!existing) throw new AppError('conflict', 'This account was deleted meanwhile. Please sign up again.');
      return this.own(existing.travellerId);
    },

    async find(travellerId: string): Promise<TravellerItem | undefined> {
      const item = await get(travellerKey(travellerId));
      return item === undefined ? undefined : TravellerItem.parse(item);
    },

    /** The travellers with these ids (at most 100, without duplicates), in their order. */
    findAll: (travellerIds: readonly string[]) => travellersByIds(table, travellerIds),

    /** The session's own traveller, who exists as long as the session is valid. */
    async own(travellerId: string): Promise<TravellerItem> {
      const item = await get(travellerKey(travellerId));
      if (item === undefined) throw new AppError('unauthorized', 'Unauthorized');
      return TravellerItem.parse(item);
    },

    /** Changes the profile; a new username moves its claim, a taken one answers 409. */
    update(travellerId: string, changes: ProfileChanges): Promise<TravellerItem> {
      return again(async () => {
        const before = await this.own(travellerId);
        const set = Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== undefined));
        const after = TravellerItem.parse({ ...before, ...set });
        await transact(table, [
          ...moveUsername(table, before, after),
          update(
            table,
            travellerKey(travellerId),
            { set, condition: 'username = :before', values: { ':before': before.username } },
            changed,
          ),
        ]);
        return after;
      });
    },

    async findEmailClaim(address: string): Promise<EmailClaim | undefined> {
      const item = await get(emailClaimKey(address));
      return item === undefined ? undefined : EmailClaim.parse(item);
    },

    findIdByUsername: (username: string) => claimedBy(usernameClaimKey(username)),

    /** The traveller whose personal address has this token. */
    findIdByAddressToken: (token: string) => claimedBy(addressClaimKey(token)),

    /** The traveller with a personal address, whose random part of 20 characters (103 bits) is made at first use. */
    async withAddress(travellerId: string): Promise<TravellerWithAddress> {
      const traveller = await this.own(travellerId);
      const { addressToken } = traveller;
      if (addressToken !== null) return { ...traveller, addressToken };
      const token = randomCharacters(20);
      const madeMeanwhile = new ConditionalCheckFailedException({ message: 'made meanwhile', $metadata: {} });
      try {
        await transact(
          table,
          moveAddress(table, traveller, { token, set: {} }, () => madeMeanwhile),
        );
        return { ...traveller, addressToken: token };
      } catch (error) {
        if (error !== madeMeanwhile) throw error;
        return this.withAddress(travellerId);
      }
    },

    /** Gives the traveller another personal address; the former one is nobody's from then on. Returns its random part. */
    replaceAddress(travellerId: string, idempotencyKey?: IdempotencyKey): Promise<string> {
      return again(async () => {
        const before = await this.own(travellerId);
        const token = randomCharacters(20);
        const claim = { travellerId, work: 'new address', key: idempotencyKey };
        const replaced = { token, set: { addressReplacedAt: new Date().toISOString() } };
        const remembered = { schema: NewAddress, answer: { token } };
        const made = await withIdempotency(table, claim, remembered, (claims) =>
          transact(table, [...claims, ...moveAddress(table, before, replaced, changed)]),
        );
        return made.token;
      });
    },
  };
}
export type TravellerRepository = ReturnType<typeof travellerRepository>;

/** The writes that release the former personal address, if any, and claim a new one; refused when it is another by now. */
function moveAddress(
  table: Table,
  { id, addressToken: before }: TravellerItem,
  { token, set }: { readonly token: string; readonly set: Readonly<Record<string, string>> },
  refused: () => Error,
): Write[] {
  const own = { condition: 'travellerId = :id', values: { ':id': id } };
  return [
    update(
      table,
      travellerKey(id),
      { set: { ...set, addressToken: token }, condition: 'addressToken = :before', values: { ':before': before } },
      refused,
    ),
    ...(before === null ? [] : [remove(table, addressClaimKey(before), own, refused)]),
    create(table, { ...addressClaimKey(token), travellerId: id }, unexpected('new address')),
  ];
}

/** The writes that release the former username and claim the new one; none when only its case changed, or nothing. */
function moveUsername(table: Table, before: TravellerItem, after: TravellerItem): Write[] {
  if (before.username?.toLowerCase() === after.username?.toLowerCase()) return [];
  const own = { ':id': before.id };
  return [
    ...(before.username === null
      ? []
      : [remove(table, usernameClaimKey(before.username), { condition: 'travellerId = :id', values: own }, changed)]),
    ...(after.username === null
      ? []
      : [
          create(
            table,
            { ...usernameClaimKey(after.username), travellerId: before.id },
            () => new AppError('conflict', 'This username is already taken'),
          ),
        ]),
  ];
}

function newTraveller(fields: Omit<Registration, 'password'>): TravellerItem {
  return {
    ...fields,
    id: newTravellerId(),
    bio: null,
    profileImageUrl: null,
    showEmail: false,
    createdAt: new Date().toISOString(),
    tripCount: 0,
    publicTripCount: 0,
    followerCount: 0,
    followingCount: 0,
    addressToken: null,
  };
}
