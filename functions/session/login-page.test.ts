import { describe, expect, it } from 'vitest';
import { call } from '#infra/local/function-fixture/call-function.ts';
import { signUp } from '#infra/local/function-fixture/sign-up.ts';
import { startFunctions } from '#infra/local/function-fixture/start-functions.ts';
import * as loginPage from './login-page.ts';
import { nextPath } from './next-path.ts';

await startFunctions();
const ada = await signUp();

describe('GET /api/login', () => {
  it.each([
    [{ next: '/trips/1' }, {}, '/auth?next=%2Ftrips%2F1'],
    [{ next: '/search?q=a b' }, {}, '/auth'],
    [{}, { referer: 'http://localhost:3000/profile?tab=followers' }, '/auth?next=%2Fprofile%3Ftab%3Dfollowers'],
    [{}, { referer: 'http://localhost:3000/auth' }, '/auth'],
    [{}, { referer: 'no address' }, '/auth'],
    [{}, {}, '/auth'],
  ])('OPEN-08 signed out with %j and %j redirects to %s', async (query, headers, location) => {
    expect(await call(loginPage, { query, headers })).toMatchObject({ status: 302, headers: { location } });
  });

  it.each([
    [{ next: '/trips/1' }, '/trips/1'],
    [{ next: '//evil.example' }, '/'],
    [{}, '/'],
  ])('OPEN-08 signed in with %j redirects to %s', async (query, location) => {
    expect(await call(loginPage, { as: ada, query })).toMatchObject({ status: 302, headers: { location } });
  });
});

describe('the redirect target', () => {
  it.each(['/', '/trips/1', '/search?q=rome#top', '/a//b', '/@x'])('OPEN-08 %s is accepted', (path) => {
    expect(nextPath(path)).toBe(path);
  });

  it.each([
    undefined,
    '',
    'trips',
    '//evil.example',
    '/\\evil.example',
    '/\t/evil.example',
    '/\n/evil.example',
    'https://evil.example',
    'javascript:alert(1)',
    '\\\\evil.example',
  ])('OPEN-08 %j is not on this site: home', (next) => {
    expect(nextPath(next)).toBe('/');
  });

  it('OPEN-08 whatever is accepted resolves to this site', () => {
    for (const path of ['/%2F%2Fevil.example', '/..//evil.example', '/.//evil.example']) {
      expect(new URL(nextPath(path), 'http://localhost:3000').origin).toBe('http://localhost:3000');
    }
  });
});
