const KEPT = 'invitation';

/**
 * The token behind the '#' of this page's address, which no server sees. It is kept in this tab while its visitor signs
 * in, and taken out of the address bar.
 */
export function takeToken(): string | undefined {
  const { hash, pathname } = window.location;
  if (hash.length > 1) {
    sessionStorage.setItem(KEPT, hash.slice(1));
    window.history.replaceState(window.history.state, '', pathname);
  }
  return sessionStorage.getItem(KEPT) ?? undefined;
}

/** It was used, or is of no use. */
export function forgetToken(): void {
  sessionStorage.removeItem(KEPT);
}
