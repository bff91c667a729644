// @vitest-environment jsdom
import { MutationObserver, onlineManager, QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ApiError, ConnectionError } from '../lib/errors.ts';
import { sessionQueries } from '../lib/session/session-queries.ts';
import { currentToast, dismissToast } from '../lib/toast-store.ts';
import { tripQueries } from '../lib/trips/trip-queries.ts';
import { createQueryClient } from './query-client.ts';

const defaults = () => createQueryClient().getDefaultOptions();
const lost = () => Promise.reject(new ApiError(401, 'Unauthorized'));

beforeEach(() => {
  vi.useFakeTimers();
  const shown = currentToast();
  if (shown) dismissToast(shown.id);
});
afterEach(() => {
  // Redirecting to the sign-in page is a full page navigation, which jsdom only reports.
  vi.clearAllTimers();
  vi.resetModules();
  vi.useRealTimers();
});

test('CONST-01 queries are not retried', () => expect(defaults().queries?.retry).toBe(false));
test('CONST-02 mutations are not retried', () => expect(defaults().mutations?.retry).toBe(false));
test('CONST-03 data is not refetched on window focus', () =>
  expect(defaults().queries?.refetchOnWindowFocus).toBe(false));
test('CONST-04 data is not polled', () => expect(defaults().queries?.refetchInterval).toBe(false));
test('CONST-05 cached data is never stale', () => expect(defaults().queries?.staleTime).toBe(Number.POSITIVE_INFINITY));

test('SESS-08 the current-user query is not retried', () => expect(sessionQueries.currentUser().retry).toBe(false));
test('SESS-09 the current user is fresh for 5 minutes', () =>
  expect(sessionQueries.currentUser().staleTime).toBe(300_000));

test('OPEN-56 never stale is the default, and what others change is refetched when its page is opened', () => {
  expect(defaults().queries?.staleTime).toBe(Number.POSITIVE_INFINITY);
  expect(sessionQueries.currentUser().staleTime).toBe(300_000);
  for (const list of [tripQueries.recent(), tripQueries.following()]) expect(list.refetchOnMount).toBe('always');
});

test('OPEN-144 offline, a read and a write fail at once instead of waiting', async () => {
  onlineManager.setOnline(false);
  try {
    const client = createQueryClient();
    const fail = () => Promise.reject(new ConnectionError(undefined));
    const read = new QueryObserver(client, { queryKey: ['trips'], queryFn: fail });
    const unsubscribe = read.subscribe(() => undefined);
    const write = new MutationObserver(client, { mutationFn: fail });
    write.mutate().catch(() => undefined);
    await vi.waitFor(() => expect(read.getCurrentResult().status).toBe('error'));
    await vi.waitFor(() => expect(write.getCurrentResult().status).toBe('error'));
    unsubscribe();
  } finally {
    onlineManager.setOnline(true);
  }
});

test('OPEN-53 a 401 on the current-user query means signed out, without a toast', async () => {
  const client = createQueryClient();
  await expect(client.fetchQuery({ ...sessionQueries.currentUser(), queryFn: lost })).rejects.toThrow('401');
  expect(currentToast()).toBeUndefined();
});

test('ERR-29 any other unauthorized read says so', async () => {
  const client = createQueryClient();
  const unsubscribe = new QueryObserver(client, { queryKey: ['trips'], queryFn: lost }).subscribe(() => undefined);
  await vi.waitFor(() =>
    expect(currentToast()).toMatchObject({
      title: 'Unauthorized',
      description: 'You are logged out. Logging in again...',
    }),
  );
  unsubscribe();
});

test('OPEN-55 several unauthorized writes at once say so once', async () => {
  const { createQueryClient: create } = await import('./query-client.ts');
  const store = await import('../lib/toast-store.ts');
  const client = create();
  let toasts = 0;
  store.subscribeToToasts(() => {
    toasts += 1;
  });
  const write = () => new MutationObserver(client, { mutationFn: lost }).mutate().catch(() => undefined);
  await Promise.all([write(), write(), write()]);
  expect(toasts).toBe(1);
});

test('OPEN-55 signing in with a wrong password is left to the sign-in form', async () => {
  const { createQueryClient: create } = await import('./query-client.ts');
  const store = await import('../lib/toast-store.ts');
  const login = new MutationObserver(create(), { mutationFn: lost, meta: { ownUnauthorized: true } });
  await expect(login.mutate()).rejects.toThrow('401');
  expect(store.currentToast()).toBeUndefined();
});
