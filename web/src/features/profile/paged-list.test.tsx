// @vitest-environment jsdom
import { QueryClient, QueryClientProvider, useInfiniteQuery } from '@tanstack/react-query';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { PagedList } from './paged-list.tsx';

const WORKS = (page: number) => ({ items: [{ id: `row ${page}` }], nextCursor: page + 1 });
const FAILS = (): never => {
  throw new Error('No connection');
};

let answer: (page: number) => ReturnType<typeof WORKS>;
let later: Promise<ReturnType<typeof WORKS>> | undefined;
let asked: number[];
let ends: (() => void)[];
let client: QueryClient;

beforeEach(() => {
  answer = WORKS;
  later = undefined;
  asked = [];
  ends = [];
  client = new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: Number.POSITIVE_INFINITY } } });
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      private readonly come: () => void;
      constructor(tell: (entries: { isIntersecting: boolean }[]) => void) {
        this.come = () => tell([{ isIntersecting: true }]);
      }
      observe() {
        ends.push(this.come);
      }
      disconnect() {
        ends = ends.filter((each) => each !== this.come);
      }
    },
  );
});
afterEach(() => {
  cleanup();
  client.clear();
  vi.unstubAllGlobals();
});

function List() {
  const query = useInfiniteQuery({
    queryKey: ['rows'],
    queryFn: async ({ pageParam }) => {
      asked.push(pageParam);
      return (await later) ?? answer(pageParam);
    },
    initialPageParam: 1,
    getNextPageParam: ({ nextCursor }) => nextCursor,
  });
  return <PagedList query={query} label="Rows" what="your rows" more="rows" empty={<p>None</p>} row={({ id }) => id} />;
}

async function open() {
  render(
    <QueryClientProvider client={client}>
      <List />
    </QueryClientProvider>,
  );
  await screen.findByText('row 1');
}
/** Scrolls the end of the list into view. */
const reachEnd = () => act(() => ends.forEach((come) => void come()));
const button = (name: string) => screen.findByRole('button', { name });
const readAgain = () => act(() => client.refetchQueries({ queryKey: ['rows'] }));

it('OPEN-144 loaded rows stay when refetching them fails', async () => {
  await open();
  answer = FAILS;
  await readAgain();
  await vi.waitFor(() => expect(ends).toHaveLength(0));
  expect(screen.getByText('row 1')).toBeDefined();
  expect(screen.queryByText(/Could not load/)).toBeNull();
});

it('OPEN-144 a failed next page says so below the rows and is only retried at a press', async () => {
  await open();
  answer = FAILS;
  reachEnd();
  expect(await screen.findByText('Could not load more rows')).toBeDefined();
  expect(screen.getByText('row 1')).toBeDefined();
  expect(ends).toHaveLength(0);
  expect(asked).toEqual([1, 2]);

  answer = WORKS;
  await readAgain();
  expect(screen.getByText('Could not load more rows')).toBeDefined();
  expect(ends).toHaveLength(0);

  fireEvent.click(await button('Try again'));
  expect(await screen.findByText('row 2')).toBeDefined();
  expect(screen.queryByText('Could not load more rows')).toBeNull();
  await vi.waitFor(() => expect(ends).toHaveLength(1));
});

it('loading more waits while the rows are refetched', async () => {
  await open();
  let arrive: (page: ReturnType<typeof WORKS>) => void = () => undefined;
  later = new Promise((resolve) => {
    arrive = resolve;
  });
  act(() => void client.refetchQueries({ queryKey: ['rows'] }));
  await vi.waitFor(() => expect(ends).toHaveLength(0));
  arrive(WORKS(1));
  await vi.waitFor(() => expect(ends).toHaveLength(1));
});

it('OPEN-144 if nothing was loaded yet, the error replaces the rows', async () => {
  answer = FAILS;
  render(
    <QueryClientProvider client={client}>
      <List />
    </QueryClientProvider>,
  );
  expect(await screen.findByText('Could not load your rows')).toBeDefined();
  answer = WORKS;
  fireEvent.click(await button('Try again'));
  expect(await screen.findByText('row 1')).toBeDefined();
});
