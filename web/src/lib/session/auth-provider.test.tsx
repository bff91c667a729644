// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, renderHook, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import type { SessionUser } from '#shared/session/schema.ts';
import { useAuth } from './auth-context.ts';
import { AuthProvider, sessionOf } from './auth-provider.tsx';
import { changeUser } from './change-user.ts';
import { sessionQueries } from './session-queries.ts';

const marta: SessionUser = {
  id: 'u1',
  email: 'marta@example.com',
  firstName: 'Marta',
  lastName: 'Lindqvist',
  username: null,
  bio: null,
  profileImageUrl: null,
  createdAt: '2026-01-01T00:00:00.000Z',
};

function Status() {
  const session = useAuth();
  return <p>{session.status === 'signed-in' ? `signed-in ${session.user.firstName}` : session.status}</p>;
}

function show(client: QueryClient) {
  return render(
    <QueryClientProvider client={client}>
      <AuthProvider>
        <Status />
      </AuthProvider>
    </QueryClientProvider>,
  );
}

afterEach(cleanup);

test('ERR-36 OPEN-142 useAuth outside its provider throws', () => {
  const silent = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  expect(() => renderHook(() => useAuth())).toThrow('useAuth must be used within an AuthProvider');
  silent.mockRestore();
});

test('SESS-01 SESS-02 the session is loading, then signed in with a user or signed out without one', () => {
  expect(sessionOf({ isPending: true, data: undefined })).toEqual({ status: 'loading' });
  expect(sessionOf({ isPending: false, data: marta })).toEqual({ status: 'signed-in', user: marta });
  expect(sessionOf({ isPending: false, data: null })).toEqual({ status: 'signed-out' });
  // A failed read has neither.
  expect(sessionOf({ isPending: false, data: undefined })).toEqual({ status: 'signed-out' });
});

test('SESS-03 SESS-05 storing and clearing the user updates the page at once', async () => {
  const client = new QueryClient();
  client.setQueryData(sessionQueries.currentUser().queryKey, null);
  show(client);
  screen.getByText('signed-out');
  changeUser(client, marta);
  await screen.findByText('signed-in Marta');
  changeUser(client, null);
  await screen.findByText('signed-out');
});

test('SESS-06 another user finds nothing cached for the previous one', () => {
  const client = new QueryClient();
  client.setQueryData(['trips', 'mine'], ['secret']);
  client.setQueryData(['trip', 't1'], { title: 'secret' });
  changeUser(client, null);
  expect(
    client
      .getQueryCache()
      .getAll()
      .map((query) => query.queryKey),
  ).toEqual([sessionQueries.currentUser().queryKey]);
});
