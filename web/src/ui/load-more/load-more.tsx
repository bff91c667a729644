import type { UseInfiniteQueryResult } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { Button } from '../button/button.tsx';
import styles from './load-more.module.css';

interface LoadMoreProps {
  /** The infinite query of the list. */
  readonly query: Pick<
    UseInfiniteQueryResult<{ readonly pages: readonly unknown[] }>,
    'data' | 'hasNextPage' | 'isFetching' | 'isFetchingNextPage' | 'isError' | 'isFetchNextPageError' | 'fetchNextPage'
  >;
  /** What there is more of: 'trips'. */
  readonly what: string;
}

/**
 * The end of a list with further pages: they load as it scrolls into view, or at a press. After a failure only a press
 * retries.
 */
export function LoadMore({ query, what }: LoadMoreProps) {
  const { data, hasNextPage, isFetching, isFetchingNextPage, isError, isFetchNextPageError, fetchNextPage } = query;
  const end = useRef<HTMLDivElement>(null);
  // The query forgets which page failed when all of them are refetched: keep what was shown about the next one.
  const [held, hold] = useState<number>();
  const pages = data?.pages.length;
  const failedAfter = isFetchNextPageError ? pages : held;
  if (failedAfter !== held) hold(failedAfter);
  const failed = !isFetchingNextPage && failedAfter !== undefined && failedAfter === pages;
  const asksItself = hasNextPage && !isFetching && !isError && !failed;
  // Synchronises with the browser's scrolling: watches whether the end of the list is near.
  useEffect(() => {
    if (!end.current || !asksItself) return;
    const observer = new IntersectionObserver(
      (entries) => entries.some((entry) => entry.isIntersecting) && fetchNextPage({ cancelRefetch: false }),
      { rootMargin: '600px' },
    );
    observer.observe(end.current);
    return () => observer.disconnect();
  }, [asksItself, fetchNextPage]);
  if (!hasNextPage) return null;
  return (
    <div ref={end} className={styles.end}>
      <p role="status" className={styles.failed}>
        {failed && `Could not load more ${what}`}
      </p>
      <Button
        variant={failed ? 'secondary' : 'quiet'}
        pending={isFetchingNextPage}
        pendingLabel={`Loading more ${what}...`}
        onClick={() => fetchNextPage()}
      >
        {failed ? 'Try again' : `Load more ${what}`}
      </Button>
    </div>
  );
}
