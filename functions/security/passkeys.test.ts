import { randomUUID } from 'node:crypto';
import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { allItems } from '#infra/local/function-fixture/all-items.ts';
import { call, succeed } from '#infra/local/function-fixture/call-function.ts';
import { cookieOf } from '#infra/local/function-fixture/sign-up.ts';
import { softwarePasskey } from '#infra/local/function-fixture/software-passkey.ts';
import { SITE_URL, startFunctions } from '#infra/local/function-fixture/start-functions.ts';
import { startOutbox } from '#infra/local/function-fixture/start-outbox.ts';
import { MAX_PASSKEYS } from '#shared/security/passkey.ts';
import { sessionKey } from '../data/keys.ts';
import { passkeyIdOf, passkeyRepository } from '../data/passkey-repository.ts';
import { sessionKeyRepository } from '../data/session-key-repository.ts';
import { verifySessionToken } from '../http/session-token.ts';
import * as getUser from '../session/get-user.ts';
import * as register from '../session/register.ts';
import * as addPasskey from './add-passkey.ts';
import * as listPasskeys from './list-passkeys.ts';
import * as removePasskey from './remove-passkey.ts';
import * as signInWithPasskey from './sign-in-with-passkey.ts';
import * as startPasskey from './start-passkey.ts';
import * as startPasskeySignIn from './start-passkey-sign-in.ts';

vi.mock('node:crypto', async (original) => {
  const { quickCrypto } = await import('#infra/local/function-fixture/quick-crypto.ts');
  return quickCrypto(await original());
});

const { table } = await startFunctions();
const sentMails = await startOutbox();
const PASSWORD = 'a long walk by the sea';
const FIREFOX = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:143.0) Gecko/20100101 Firefox/143.0';

let addresses = 0;
const from = () => ({ address: `192.0.2.${addresses++ % 250}` });

async function newAccount() {
  const email = `${randomUUID()}@example.com`;
  const names = { firstName: 'Ada', lastName: 'Lovelace' };
  const { cookies, body } = await call(register, { ...from(), body: { email, password: PASSWORD, ...names } });
  const { id } = register.implementation.route.answer.parse(body);
  return { id, email, cookie: cookieOf(cookies[0]) };
}

type Account = Awaited<ReturnType<typeof newAccount>>;
type Authenticator = ReturnType<typeof softwarePasskey>;
type Otherwise = Parameters<Authenticator['use']>[1];

let ada: Account;
beforeEach(async () => {
  ada = await newAccount();
});

/** Makes a passkey and adds it. */
async function add(
  as: Account,
  passkey = softwarePasskey(),
  { name, ...otherwise }: Otherwise & { name?: string } = {},
) {
  const credential = passkey.create(await succeed(startPasskey, { as }), otherwise);
  const answer = await call(addPasskey, { as, body: { name, credential }, headers: { 'user-agent': FIREFOX } });
  return { ...answer, passkey, credential };
}

/** Writes a passkey past the calls, which are limited. */
async function put({ id: travellerId }: Account) {
  const { kept } = softwarePasskey();
  const rest = { counter: 0, name: 'Phone', createdAt: new Date().toISOString() };
  const passkey = { id: passkeyIdOf(kept.credentialId), travellerId, ...kept, ...rest };
  const challenge = { id: randomUUID(), expiresAt: Date.now() / 1000 };
  await passkeyRepository(table).add(passkey, challenge, () => new Error('used'));
}

/** The subject of the latest mail to a traveller. */
async function lastMailTo({ email }: Account) {
  const theirs = (await sentMails()).filter(({ mail }) => mail.to?.some(({ address }) => address === email));
  return theirs.at(-1)?.mail.subject;
}

async function added(as: Account, otherwise: Otherwise = {}) {
  const { passkey, status } = await add(as, softwarePasskey(), otherwise);
  expect(status).toBe(201);
  return passkey;
}

/** Signs in with a passkey that answers a new challenge. */
async function use(passkey: Authenticator, otherwise: Otherwise = {}) {
  const credential = passkey.use(await succeed(startPasskeySignIn, from()), otherwise);
  return { ...(await send(credential)), credential };
}
const send = (credential: unknown) => call(signInWithPasskey, { ...from(), body: { credential } });
const REFUSED = { status: 401, cookies: [], body: { code: 'unauthorized' } };
const list = (as: Account) => succeed(listPasskeys, { as });

/** The account, in a session that began before. */
async function signedInBefore(account: Account, minutes: number): Promise<Account> {
  const named = await verifySessionToken(account.cookie.replace('session=', ''), sessionKeyRepository(table));
  await table.client.send(
    new UpdateCommand({
      ...{ TableName: table.name, Key: sessionKey(account.id, named?.sessionId ?? '') },
      UpdateExpression: 'SET createdAt = :before',
      ExpressionAttributeValues: { ':before': new Date(Date.now() - minutes * 60_000).toISOString() },
    }),
  );
  return account;
}

describe('making a passkey', () => {
  it('SAFE-05 a passkey that was added is listed by its name, signs in, and its owner is told by mail', async () => {
    const { status, body, passkey } = await add(ada, softwarePasskey(), { name: 'My phone' });
    expect({ status, body }).toMatchObject({ status: 201, body: { name: 'My phone', lastUsed: null } });
    expect(await lastMailTo(ada)).toMatch(/passkey was added/);
    const { status: signedIn, body: user, cookies } = await use(passkey);
    expect({ signedIn, user }).toMatchObject({ signedIn: 200, user: { id: ada.id, email: ada.email } });
    expect(await succeed(getUser, { as: { cookie: cookieOf(cookies[0]) } })).toMatchObject({ id: ada.id });
    expect(await list(ada)).toMatchObject([{ name: 'My phone', lastUsed: new Date().toISOString().slice(0, 10) }]);
  });

  it('SAFE-05 without a name it is called after the browser', async () => {
    await added(ada);
    expect(await list(ada)).toMatchObject([{ name: 'Firefox on Windows' }]);
  });

  it.each<[string, Otherwise]>([
    ['made on a page of another origin', { origin: 'http://localhost:9999' }],
    ['made for another site', { rpId: 'example.com' }],
    ['made without knowing who uses the device', { verifiesUser: false }],
    ['that answers a challenge of nobody’s', { challenge: Buffer.from('no challenge').toString('base64url') }],
  ])('SAFE-05 a passkey %s is not added', async (_, otherwise) => {
    const { status, body } = await add(ada, softwarePasskey(), otherwise);
    expect({ status, body }).toMatchObject({ status: 400, body: { code: 'bad_request' } });
    expect(await list(ada)).toEqual([]);
  });

  it('SAFE-05 a challenge is used once, by whom it was made for, and only to make a passkey', async () => {
    const [first, second, eve] = [softwarePasskey(), softwarePasskey(), await newAccount()];
    const options = await succeed(startPasskey, { as: ada });
    const stolen = { as: eve, body: { credential: second.create(options) } };
    expect(await call(addPasskey, stolen)).toMatchObject({ status: 400 });
    await succeed(addPasskey, { as: ada, body: { credential: first.create(options) } });
    expect(await call(addPasskey, { as: ada, body: { credential: second.create(options) } })).toMatchObject({
      status: 400,
    });
    const { challenge } = await succeed(startPasskeySignIn, from());
    expect(await add(ada, second, { challenge })).toMatchObject({ status: 400 });
    expect(await list(ada)).toHaveLength(1);
  });

  it('SAFE-05 a challenge is valid for five minutes', async () => {
    const passkey = await added(ada);
    const [making, signingIn] = [await succeed(startPasskey, { as: ada }), await succeed(startPasskeySignIn, from())];
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 5 * 60_000 + 1000 });
    try {
      const late = { as: ada, body: { credential: softwarePasskey().create(making) } };
      expect(await call(addPasskey, late)).toMatchObject({ status: 400 });
      expect(await send(passkey.use(signingIn))).toMatchObject(REFUSED);
    } finally {
      vi.useRealTimers();
    }
    expect(await send(passkey.use(signingIn))).toMatchObject({ status: 200 });
  });

  it('SAFE-05 a quarter of an hour after signing in it needs the password again', async () => {
    await signedInBefore(ada, 14);
    await succeed(startPasskey, { as: ada });
    await signedInBefore(ada, 16);
    const start = (body: object) => call(startPasskey, { as: ada, body });
    expect(await start({})).toMatchObject({ status: 403, body: { message: 'Please enter your password' } });
    expect(await start({ currentPassword: 'a guess' })).toMatchObject({
      ...{ status: 403, body: { message: 'That is not your password' } },
    });
    expect(await start({ currentPassword: PASSWORD })).toMatchObject({ status: 200 });
  });

  it('SAFE-04 an account has ten passkeys at most', async () => {
    const started = await succeed(startPasskey, { as: ada });
    for (let count = 0; count < MAX_PASSKEYS; count++) await put(ada);
    expect(await call(startPasskey, { as: ada })).toMatchObject({
      ...{ status: 409, body: { message: expect.stringContaining('10 passkeys') } },
    });
    const late = { as: ada, body: { credential: softwarePasskey().create(started) } };
    expect(await call(addPasskey, late)).toMatchObject({ status: 409 });
    expect(await list(ada)).toHaveLength(MAX_PASSKEYS);
  });

  it('SAFE-05 a credential that belongs to an account is not added to another', async () => {
    const id = { credentialId: Buffer.from(randomUUID()) };
    await add(ada, softwarePasskey(id));
    const eve = await newAccount();
    const { status, body } = await add(eve, softwarePasskey(id));
    expect({ status, body }).toMatchObject({ status: 409, body: { message: /belongs to an account/ } });
    expect((await succeed(startPasskey, { as: ada })).excludeCredentials).toHaveLength(1);
  });
});

describe('signing in with a passkey', () => {
  it('SAFE-04 SAFE-05 what was sent once signs nobody in when it is sent again', async () => {
    const passkey = await added(ada);
    const { status, credential } = await use(passkey);
    expect(status).toBe(200);
    expect(await send(credential)).toMatchObject(REFUSED);
  });

  it('SAFE-05 sent twice at once it signs in once', async () => {
    const passkey = await added(ada);
    const credential = passkey.use(await succeed(startPasskeySignIn, from()));
    const statuses = (await Promise.all([send(credential), send(credential)])).map(({ status }) => status);
    expect(statuses.toSorted()).toEqual([200, 401]);
  });

  it.each<[string, Otherwise]>([
    ['of another origin', { origin: 'http://localhost:9999' }],
    ['for another site', { rpId: 'example.com' }],
    ['without knowing who uses the device', { verifiesUser: false }],
    ['whose counter has gone back', { counter: 6 }],
    ['whose counter stands still', { counter: 7 }],
    ['with a challenge of nobody’s', { challenge: Buffer.from('no challenge').toString('base64url') }],
  ])('SAFE-04 SAFE-05 an answer %s is refused', async (_, otherwise) => {
    const passkey = await added(ada, { counter: 7 });
    expect(await use(passkey, { counter: 8, ...otherwise })).toMatchObject(REFUSED);
    expect(await use(passkey, { counter: 8 })).toMatchObject({ status: 200 });
  });

  it('SAFE-04 SAFE-05 one traveller’s passkey signs in no other', async () => {
    const [mine, eve] = [await added(ada), await newAccount()];
    const theirs = await added(eve);
    const { credential } = await use(theirs, { challenge: (await succeed(startPasskeySignIn, from())).challenge });
    const userHandle = Buffer.from(ada.id).toString('base64url');
    const fresh = async (passkey: Authenticator) => passkey.use(await succeed(startPasskeySignIn, from()));
    const forged = await fresh(theirs);
    expect(await send({ ...forged, response: { ...forged.response, userHandle } })).toMatchObject(REFUSED);
    // Eve's signature under the name of Ada's credential.
    const [own, other] = [await fresh(theirs), await fresh(mine)];
    const mixed = { ...own, id: other.id, rawId: other.rawId, response: { ...own.response, userHandle } };
    expect(await send(mixed)).toMatchObject(REFUSED);
    const nobody = { ...credential.response, userHandle: Buffer.from('nobody').toString('base64url') };
    expect(await send({ ...credential, response: nobody })).toMatchObject(REFUSED);
  });

  it('SAFE-05 it ends the session whose cookie came along', async () => {
    const passkey = await added(ada);
    const credential = passkey.use(await succeed(startPasskeySignIn, from()));
    await succeed(signInWithPasskey, { as: ada, body: { credential } });
    expect(await succeed(getUser, { as: ada })).toBeNull();
  });

  it('SAFE-05 a challenge that was not answered leaves nothing in the table', async () => {
    await succeed(startPasskeySignIn, from());
    const kinds = (await allItems(table)).filter(({ pk }) => pk.startsWith('CHALLENGE#'));
    await succeed(startPasskeySignIn, from());
    expect((await allItems(table)).filter(({ pk }) => pk.startsWith('CHALLENGE#'))).toHaveLength(kinds.length);
    expect(kinds.every(({ expiresAt }) => Number(expiresAt) < Date.now() / 1000 + 3600)).toBe(true);
  });

  it('SAFE-05 the options name nobody and this site', async () => {
    expect(await succeed(startPasskeySignIn, from())).toEqual({
      ...{ challenge: expect.stringMatching(/^[\w-]{100,}$/), rpId: new URL(SITE_URL).hostname },
      ...{ timeout: 300_000, userVerification: 'required' },
    });
  });
});

describe('removing a passkey', () => {
  const remove = (id: string, body: object = {}, as = ada) => call(removePasskey, { as, params: { id }, body });

  it('SAFE-04 SAFE-05 a removed passkey signs nobody in, and its owner is told by mail', async () => {
    const [first] = [await added(ada), await added(ada)];
    const { id } = (await list(ada)).at(-1) ?? { id: '' };
    expect(await remove(id)).toMatchObject({ status: 200 });
    expect(await use(first)).toMatchObject(REFUSED);
    expect(await list(ada)).toHaveLength(1);
    expect(await lastMailTo(ada)).toMatch(/passkey was removed/);
    expect(await remove(id)).toMatchObject({ status: 404 });
  });

  it('SAFE-04 SAFE-05 the last one needs the password', async () => {
    const passkey = await added(ada);
    const [{ id } = { id: '' }] = await list(ada);
    expect(await remove(id)).toMatchObject({ status: 403, body: { message: /enter your password/ } });
    expect(await remove(id, { password: 'a guess' })).toMatchObject({
      ...{ status: 403, body: { message: 'That is not your password' } },
    });
    expect((await use(passkey)).status).toBe(200);
    expect(await remove(id, { password: PASSWORD })).toMatchObject({ status: 200 });
    expect(await list(ada)).toEqual([]);
    const again = await add(ada, softwarePasskey());
    expect(again.status).toBe(201);
  });

  it('SAFE-05 of two that are removed at once without the password one stays', async () => {
    await added(ada);
    await added(ada);
    const ids = (await list(ada)).map(({ id }) => id);
    const answers = await Promise.all(ids.map((id) => remove(id)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 403]);
    expect(await list(ada)).toHaveLength(1);
  });

  it('SAFE-05 nobody removes another’s', async () => {
    await added(ada);
    const [{ id } = { id: '' }] = await list(ada);
    expect(await remove(id, { password: PASSWORD }, await newAccount())).toMatchObject({ status: 404 });
    expect(await list(ada)).toHaveLength(1);
  });
});
