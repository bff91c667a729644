import { notifyManager, type Query, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { isNotFound, isUnauthorized } from '../lib/errors.ts';
import { keepFocus } from '../lib/keep-focus.ts';
import styles from './not-refreshed.module.css';

/**
 * Above the page's content: data that could not be refetched stays visible, and this notice says that it may be
 * outdated.
 */
export function NotRefreshed() {
  const client = useQueryClient();
  const cache = client.getQueryCache();
  const [held, hold] = useState(false);
  const watch = useCallback((onChange: () => void) => cache.subscribe(notifyManager.batchCalls(onChange)), [cache]);
  // The notice stays during a retry.
  const says = useSyncExternalStore(watch, () =>
    cache.findAll({ predicate: isOld }).some(({ state }) => held || state.fetchStatus === 'idle'),
  );
  if (says !== held) hold(says);
  const [trying, setTrying] = useState(false);
  const pressed = useRef(false);
  // Synchronises with the browser's focus, which is lost with the button.
  useEffect(() => {
    if (says || !pressed.current) return;
    pressed.current = false;
    keepFocus();
  }, [says]);
  const tryAgain = async () => {
    pressed.current = true;
    setTrying(true);
    await client.refetchQueries({ predicate: isOld });
    setTrying(false);
  };
  return (
    <div className={says ? styles.said : undefined}>
      <p role="status">{says && (trying ? 'Refreshing...' : 'Could not refresh. What you see may be old.')}</p>
      {says && (
        <button type="button" className={styles.again} onClick={tryAgain}>
          Try again
        </button>
      )}
    </div>
  );
}

/**
 * Whether the page shows data of a query whose last refetch failed. A 404 has a page of its own, a lost session leads
 * to signing in, and the end of a list reports its next page itself.
 */
function isOld(query: Query): boolean {
  const { data, status, error, fetchMeta } = query.state;
  return (
    status === 'error' &&
    data !== undefined &&
    fetchMeta?.fetchMore === undefined &&
    !isUnauthorized(error) &&
    !isNotFound(error) &&
    query.isActive()
  );
}
