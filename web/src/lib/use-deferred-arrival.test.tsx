// @vitest-environment jsdom
import { cleanup, render, waitFor } from '@testing-library/react';
import { useLayoutEffect } from 'react';
import { afterEach, expect, test } from 'vitest';
import { useDeferredArrival } from './use-deferred-arrival.ts';

afterEach(cleanup);

/** Notes what each commit shows: what is painted is never more than that. */
function Part({ data, commits }: { readonly data: string | undefined; readonly commits: (string | undefined)[] }) {
  const shown = useDeferredArrival(data);
  useLayoutEffect(() => {
    commits.push(shown);
  });
  return <p>{shown}</p>;
}

test('what arrives is rendered after the page has been shown without it, and later changes at once', async () => {
  const commits: (string | undefined)[] = [];
  const { rerender } = render(<Part data={undefined} commits={commits} />);
  rerender(<Part data="first" commits={commits} />);
  await waitFor(() => expect(commits).toEqual([undefined, undefined, 'first']));
  rerender(<Part data="second" commits={commits} />);
  expect(commits).toEqual([undefined, undefined, 'first', 'second']);
});

test('what is there when the part opens shows at once', () => {
  const commits: (string | undefined)[] = [];
  render(<Part data="cached" commits={commits} />);
  expect(commits).toEqual(['cached']);
});
