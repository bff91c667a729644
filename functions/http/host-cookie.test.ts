import { describe, expect, it } from 'vitest';
import { noSessionCookies, sessionCookies, sessionTokenOf } from './session-cookie.ts';

const HTTPS = 'https://example.com';
const HTTP = 'http://localhost:3000';
const FORMER = 'session=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax';
const NO_SIGN = 'signed-in=; Path=/; Max-Age=0; SameSite=Lax';

describe('the session’s cookie', () => {
  it('OPEN-51 is Secure and bound to its host where the site is served over https, and replaces one that is not', () => {
    expect(sessionCookies('t', HTTPS)).toEqual([
      '__Host-session=t; Path=/; Max-Age=2592000; HttpOnly; SameSite=Lax; Secure',
      FORMER,
      '__Host-signed-in=1; Path=/; Max-Age=2592000; SameSite=Lax; Secure',
      NO_SIGN,
    ]);
    expect(sessionCookies('t', HTTP)).toEqual([
      'session=t; Path=/; Max-Age=2592000; HttpOnly; SameSite=Lax',
      'signed-in=1; Path=/; Max-Age=2592000; SameSite=Lax',
    ]);
  });

  it('is removed in every form it may have', () => {
    expect(noSessionCookies(HTTPS)).toEqual([
      '__Host-session=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax; Secure',
      FORMER,
      '__Host-signed-in=; Path=/; Max-Age=0; SameSite=Lax; Secure',
      NO_SIGN,
    ]);
    expect(noSessionCookies(HTTP)).toEqual([FORMER, NO_SIGN]);
  });

  it.each([
    [
      'the one of this host, whatever another host puts beside it',
      ['session=evil', '__Host-session=own', 'session=e'],
      'own',
    ],
    ['one of before the prefix, where there is no other', ['theme=dark', 'session=former'], 'former'],
    ['none of two that anybody may have put there', ['session=own', 'session=evil'], undefined],
    ['none where there is none', ['sessions=1', 'session='], undefined],
    ['none without cookies', undefined, undefined],
  ])('the token is %s', (_, cookies, token) => {
    expect(sessionTokenOf(cookies)).toBe(token);
  });
});
