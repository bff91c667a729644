import type { CDPSession } from '@playwright/test';

/** The requests to the site while a page loads. */
export interface Load {
  readonly requests: number;
  /** Bytes as sent, headers included. */
  readonly bytes: number;
  /** Paths of the calls, in the order in which they began. */
  readonly calls: readonly string[];
  /** The maximum number of sequential calls, each of which began after the previous one was answered. */
  readonly callsInARow: number;
}

interface Sent {
  readonly path: string;
  /** Seconds, on the browser's own clock. */
  readonly start: number;
  end: number | undefined;
  bytes: number;
}

const QUIET_MS = 1_000;
const LONGEST_MS = 20_000;

/** Records a tab's requests to the site, starting before its navigation. */
export function watchNetwork(devtools: CDPSession, origin: string) {
  const sent = new Map<string, Sent>();
  let changed = Date.now();
  devtools.on('Network.requestWillBeSent', ({ requestId, request, timestamp }) => {
    if (!request.url.startsWith(origin)) return;
    sent.set(requestId, { path: new URL(request.url).pathname, start: timestamp, end: undefined, bytes: 0 });
    changed = Date.now();
  });
  const end = (requestId: string, timestamp: number, bytes = 0) => {
    const request = sent.get(requestId);
    if (!request) return;
    request.end = timestamp;
    request.bytes = bytes;
    changed = Date.now();
  };
  devtools.on('Network.loadingFinished', ({ requestId, timestamp, encodedDataLength }) =>
    end(requestId, timestamp, encodedDataLength),
  );
  devtools.on('Network.loadingFailed', ({ requestId, timestamp }) => end(requestId, timestamp));

  return {
    /** Resolves after a second without requests and responses. */
    quiet: async () => {
      const begun = Date.now();
      const pending = () => [...sent.values()].some((request) => request.end === undefined);
      while ((pending() || Date.now() - changed < QUIET_MS) && Date.now() - begun < LONGEST_MS)
        await new Promise((resolve) => setTimeout(resolve, 50));
    },
    /** The requests so far; `readyMs` since the first request tells which calls the page waited for. */
    load: (readyMs: number): Load => {
      const all = [...sent.values()];
      const first = Math.min(...all.map(({ start }) => start));
      const calls = all.filter(({ path }) => path.startsWith('/api/'));
      const awaited = calls.filter((call) => call.end !== undefined && (call.end - first) * 1000 <= readyMs);
      return {
        requests: all.length,
        bytes: all.reduce((sum, { bytes }) => sum + bytes, 0),
        calls: calls.map(({ path }) => path),
        callsInARow: inARow(awaited.map(({ start, end: answered = start }) => ({ start, end: answered }))),
      };
    },
  };
}

/** The maximum number of these intervals that do not overlap. */
function inARow(spans: readonly { readonly start: number; readonly end: number }[]): number {
  let count = 0;
  let last = Number.NEGATIVE_INFINITY;
  for (const { start, end } of spans.toSorted((a, b) => a.end - b.end)) {
    if (start < last) continue;
    count += 1;
    last = end;
  }
  return count;
}
