import { useEffect, useRef } from 'react';
import { Button } from '../button/button.tsx';
import styles from './load-more.module.css';

interface LoadMoreProps {
  readonly hasMore: boolean;
  readonly loading: boolean;
  readonly onLoadMore: () => void;
  /** What there is more of: 'trips'. */
  readonly what: string;
}

/** The end of a list that has further pages: they load as it scrolls into sight, or at a press. */
export function LoadMore({ hasMore, loading, onLoadMore, what }: LoadMoreProps) {
  const end = useRef<HTMLDivElement>(null);
  const load = useRef(onLoadMore);
  // Synchronises with the browser's scrolling: watches whether the end of the list is near.
  useEffect(() => {
    load.current = onLoadMore;
    if (!end.current || !hasMore || loading) return;
    const observer = new IntersectionObserver(
      (entries) => entries.some((entry) => entry.isIntersecting) && load.current(),
      { rootMargin: '600px' },
    );
    observer.observe(end.current);
    return () => observer.disconnect();
  }, [hasMore, loading, onLoadMore]);
  if (!hasMore) return null;
  return (
    <div ref={end} className={styles.end}>
      <Button variant="quiet" pending={loading} pendingLabel={`Loading more ${what}...`} onClick={onLoadMore}>
        {`Load more ${what}`}
      </Button>
    </div>
  );
}
