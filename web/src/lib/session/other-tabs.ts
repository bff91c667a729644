const CHANNEL = 'session';

/** Tells the site's other open tabs who is signed in from now on: a traveller's id, or nobody (null). */
export function notifyOtherTabs(userId: string | null): void {
  const channel = new BroadcastChannel(CHANNEL);
  channel.postMessage(userId);
  channel.close();
}

/** Listens for sign-ins and sign-outs in other tabs; returns a function that stops listening. */
export function listenToOtherTabs(listener: (userId: string | null) => void): () => void {
  const channel = new BroadcastChannel(CHANNEL);
  channel.onmessage = ({ data }: MessageEvent<unknown>) => listener(typeof data === 'string' ? data : null);
  return () => channel.close();
}
