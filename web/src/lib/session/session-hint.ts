const KEY = 'signed-in';

/**
 * Whether somebody was signed in here last time: the cookie of the session is not for scripts to read. A guess, for what
 * can begin before the server has said so; nothing is shown because of it.
 */
export function wasSignedIn(): boolean {
  return read() !== null;
}

export function noteSignedIn(signedIn: boolean): void {
  if (signedIn === wasSignedIn()) return;
  try {
    if (signedIn) localStorage.setItem(KEY, '1');
    else localStorage.removeItem(KEY);
  } catch (error) {
    // A visitor may have forbidden the site to keep anything.
    console.debug('Nothing can be kept here', error);
  }
}

function read(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
}
