import { describe, expect, it, vi } from 'vitest';
import { call } from '#infra/local/function-fixture/call-function.ts';
import { newSession, signUp } from '#infra/local/function-fixture/sign-up.ts';
import { startFunctions } from '#infra/local/function-fixture/start-functions.ts';
import { signSessionToken, verifySessionToken } from '../http/session-token.ts';
import * as getProfile from '../travellers/get-profile.ts';
import { rotateSessionKey } from './rotate-session-key.ts';
import { readSessionKeys, sessionKeyRepository } from './session-key-repository.ts';

const { table } = await startFunctions();
const keys = sessionKeyRepository(table);
const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const caller = { travellerId: 'k3v9x2m7q4w8z1n5b6c0', sessionId: 'session' };

describe('a new session key', () => {
  it('OPEN-51 signs nobody out, and is used only once every process can know it', async () => {
    const traveller = await signUp();
    const before = await keys.signing();
    const { added } = await rotateSessionKey(table);
    const now = Date.now();
    const clock = vi.spyOn(Date, 'now');
    clock.mockReturnValue(now + 4 * MINUTE);
    expect((await keys.signing()).id).toBe(before.id);
    clock.mockReturnValue(now + 6 * MINUTE);
    expect((await keys.signing()).id).toBe(added);
    clock.mockRestore();
    expect(await call(getProfile, { as: traveller })).toMatchObject({ status: 200 });
    expect(await call(getProfile, { as: { cookie: await newSession(traveller.id) } })).toMatchObject({ status: 200 });
  });

  it('verifies its own tokens in a process that has not seen it yet', async () => {
    const token = await signSessionToken(caller, keys);
    expect(await verifySessionToken(token, sessionKeyRepository(table))).toEqual(caller);
  });

  it('removes a key when the last session that it signed has ended, and no sooner', async () => {
    const [newest] = await readSessionKeys(table);
    const created = newest?.createdAt ?? 0;
    expect((await rotateSessionKey(table, created + 29 * DAY)).removed).toEqual([]);
    const { removed } = await rotateSessionKey(table, created + 31 * DAY);
    expect(removed).toHaveLength(1);
    expect((await readSessionKeys(table)).map(({ id }) => id)).toContain(newest?.id);
  });
});
