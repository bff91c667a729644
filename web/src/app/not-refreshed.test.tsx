// @vitest-environment jsdom
import { QueryClient, QueryClientProvider, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ApiError, ConnectionError } from '../lib/errors.ts';
import { Page } from '../ui/page/page.tsx';
import { PageNotice } from '../ui/page/page-notice.ts';
import { NotRefreshed } from './not-refreshed.tsx';

const SAID = 'Could not refresh. What you see may be old.';
let failure: Error | undefined;
let held: Promise<unknown> | undefined;
let client: QueryClient;

beforeEach(() => {
  failure = undefined;
  held = undefined;
  client = new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: Number.POSITIVE_INFINITY } } });
});
afterEach(() => {
  cleanup();
  client.clear();
});

function Shown({ name }: { readonly name: string }) {
  const { data } = useQuery({
    queryKey: ['read', name],
    queryFn: async () => {
      if (failure) throw failure;
      return name;
    },
  });
  return <p>{data}</p>;
}

function show(...names: readonly string[]) {
  return (
    <QueryClientProvider client={client}>
      <PageNotice value={<NotRefreshed />}>
        <Page header={null}>
          {names.map((name) => (
            <Shown key={name} name={name} />
          ))}
        </Page>
      </PageNotice>
    </QueryClientProvider>
  );
}
const readAgain = () => act(() => client.refetchQueries());
const said = () => screen.getByRole('status').textContent;

it('OPEN-144 says that what is shown could not be refreshed, until a retry succeeds', async () => {
  const { rerender } = render(show('trip', 'days'));
  await screen.findByText('days');
  expect(said()).toBe('');
  failure = new ConnectionError(undefined);
  await readAgain();
  await vi.waitFor(() => expect(said()).toBe(SAID));
  expect(screen.getByText('trip')).toBeDefined();

  const again = screen.getByRole('button', { name: 'Try again' });
  fireEvent.click(again);
  expect(said()).toBe('Refreshing...');
  await vi.waitFor(() => expect(said()).toBe(SAID));

  failure = undefined;
  again.focus();
  fireEvent.click(again);
  await vi.waitFor(() => expect(said()).toBe(''));
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  await vi.waitFor(() => expect(document.activeElement?.id).toBe('content'));

  failure = new ConnectionError(undefined);
  await readAgain();
  await vi.waitFor(() => expect(said()).toBe(SAID));
  rerender(show());
  await vi.waitFor(() => expect(said()).toBe(''));
});

it('says nothing about a 404, a lost session, or data that was never loaded', async () => {
  render(show('trip'));
  await screen.findByText('trip');
  for (const [status, message] of [
    [404, 'Not found'],
    [401, 'Unauthorized'],
  ] as const) {
    failure = new ApiError(status, message);
    await readAgain();
    expect(said()).toBe('');
  }
  cleanup();
  failure = new ConnectionError(undefined);
  render(show('never read'));
  await vi.waitFor(() => expect(client.getQueryState(['read', 'never read'])?.status).toBe('error'));
  expect(said()).toBe('');
});

function Pages() {
  const query = useInfiniteQuery({
    queryKey: ['pages'],
    queryFn: async ({ pageParam }) => {
      await held;
      if (failure) throw failure;
      return pageParam;
    },
    initialPageParam: 1,
    getNextPageParam: (page) => page + 1,
  });
  return (
    <button type="button" onClick={() => query.fetchNextPage()}>
      {query.isFetchNextPageError ? 'failed' : 'more'}
    </button>
  );
}

it('says nothing about a failed next page, and about rows only when refetching them has failed', async () => {
  render(
    <QueryClientProvider client={client}>
      <NotRefreshed />
      <Pages />
    </QueryClientProvider>,
  );
  await vi.waitFor(() => expect(client.getQueryData(['pages'])).toBeDefined());
  failure = new ConnectionError(undefined);
  fireEvent.click(screen.getByRole('button', { name: 'more' }));
  await screen.findByRole('button', { name: 'failed' });
  expect(said()).toBe('');

  let go: () => void = () => undefined;
  held = new Promise((resolve) => {
    go = () => resolve(undefined);
  });
  act(() => void client.refetchQueries());
  await screen.findByRole('button', { name: 'more' });
  expect(said()).toBe('');
  act(go);
  await vi.waitFor(() => expect(said()).toBe(SAID));
});
