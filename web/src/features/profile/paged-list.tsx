import type { UseInfiniteQueryResult } from '@tanstack/react-query';
import type { ReactNode, Ref } from 'react';
import { LoadMore } from '../../ui/load-more/load-more.tsx';
import { Loading, Skeleton } from '../../ui/skeleton/skeleton.tsx';
import { ErrorState } from '../../ui/state/error-state.tsx';
import styles from './paged-list.module.css';

interface PagedListProps<Item extends { readonly id: string }> {
  readonly query: UseInfiniteQueryResult<{ readonly pages: readonly { readonly items: readonly Item[] }[] }>;
  /** The list's name. */
  readonly label: string;
  /** What is loaded, after 'Loading' and 'Could not load': 'your followers'. */
  readonly what: string;
  /** What there may be more of: 'followers'. */
  readonly more: string;
  /** Shown when the list is empty. */
  readonly empty: ReactNode;
  readonly row: (item: Item) => ReactNode;
  /** The list, which takes the focus of a removed row. */
  readonly ref?: Ref<HTMLUListElement>;
}

/** A paginated list with its loading, error and empty state. */
export function PagedList<Item extends { readonly id: string }>({
  query,
  label,
  what,
  more,
  empty,
  row,
  ref,
}: PagedListProps<Item>) {
  if (query.isPending) return <RowsSkeleton label={`Loading ${what}`} />;
  if (query.isLoadingError) return <ErrorState what={what} onRetry={() => query.refetch()} />;
  const items = query.data.pages.flatMap((page) => page.items);
  if (items.length === 0) return empty;
  return (
    <>
      <ul ref={ref} tabIndex={-1} className={styles.list} aria-label={label}>
        {items.map((item) => (
          <li key={item.id}>{row(item)}</li>
        ))}
      </ul>
      <LoadMore query={query} what={more} />
    </>
  );
}

function RowsSkeleton({ label }: { readonly label: string }) {
  return (
    <Loading label={label}>
      <div className={styles.list}>
        <Skeleton height="5.5rem" />
        <Skeleton height="5.5rem" />
        <Skeleton height="5.5rem" />
      </div>
    </Loading>
  );
}
