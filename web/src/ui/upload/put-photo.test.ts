// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '../../lib/errors.ts';
import { isRetryable, putPhoto } from './put-photo.ts';

/** The bucket's responses in place of the browser's own requests, one per PUT; 0 is no response at all. */
type Answer = number | { readonly status: number; readonly body: string };
const sent: { readonly url: string; readonly at: number }[] = [];
let answers: Answer[] = [];

class BucketRequest extends EventTarget {
  readonly upload: { onprogress: ((event: { loaded: number }) => void) | null } = { onprogress: null };
  status = 0;
  responseText = '';
  url = '';
  onload: (() => void) | null = null;
  onerror: (() => void) | null = null;
  open(_: string, url: string) {
    this.url = url;
  }
  setRequestHeader() {}
  abort() {}
  send() {
    sent.push({ url: this.url, at: Date.now() });
    const answer = answers.shift() ?? 200;
    const { status, body } = typeof answer === 'number' ? { status: answer, body: '' } : answer;
    Object.assign(this, { status, responseText: body });
    this.upload.onprogress?.({ loaded: 3 });
    queueMicrotask(() => (status === 0 ? this.onerror?.() : this.onload?.()));
  }
}

const EXPIRED = { status: 403, body: '<Error><Code>AccessDenied</Code><Message>Request has expired</Message></Error>' };
const NETWORK = 'This looks like a network error, the endpoint might be blocked by an internet provider or a firewall.';

let addresses = 0;
const requestAddress = async () => `https://bucket.example.com/${++addresses}.jpg`;

/** Puts a photo with a clock that advances by itself; returns the address or the error message. */
async function put(given: readonly Answer[], request = requestAddress): Promise<string> {
  answers = [...given];
  const outcome = putPhoto({
    ...{ file: new Blob(['abc']), contentType: 'image/jpeg', requestAddress: request },
    ...{ onProgress: vi.fn(), signal: new AbortController().signal },
  }).catch((error: unknown) => (error instanceof Error ? error.message : 'no error'));
  await vi.runAllTimersAsync();
  return outcome;
}
const waits = () => sent.slice(1).map(({ at }, index) => at - (sent[index]?.at ?? 0));

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('XMLHttpRequest', BucketRequest);
  sent.length = 0;
  addresses = 0;
  return () => vi.useRealTimers();
});

describe('the PUT of a photo', () => {
  it('CONST-15 OPEN-134 is retried after 0, 1000, 3000 and 5000 ms, and then no more', async () => {
    expect(await put([503, 503, 503, 503, 503, 200])).toBe('Non 2xx');
    expect(waits()).toEqual([0, 1000, 3000, 5000]);
  });

  it('CONST-16 OPEN-134 is retried after 408, 409, 429, 418 and 423, and no other 4xx', async () => {
    const retried = Array.from({ length: 100 }, (_, n) => 400 + n).filter(isRetryable);
    expect(retried).toEqual([408, 409, 418, 423, 429]);
    expect(await put([408, 409, 429, 418, 200])).toBe('https://bucket.example.com/1.jpg');
  });

  it('CONST-17 OPEN-134 is retried after 5xx except 501 and 505', async () => {
    const ended = Array.from({ length: 100 }, (_, n) => 500 + n).filter((status) => !isRetryable(status));
    expect(ended).toEqual([501, 505]);
    expect(await put([501, 200])).toBe('Non 2xx');
    expect(sent).toHaveLength(1);
  });

  it('ERR-57 says "Authorization required" for a 401, of the bucket or of our own call', async () => {
    expect(await put([401, 200])).toBe('Authorization required');
    expect(sent).toHaveLength(1);
    const signedOut = async () => Promise.reject(new ApiError(401, 'Unauthorized', undefined));
    expect(await put([200], signedOut)).toBe('Authorization required');
  });

  it.each([400, 429, 500])(
    'ERR-58 OPEN-135 says "Failed request with status" when our own call answers %i',
    async (status) => {
      const refused = async () => Promise.reject(new ApiError(status, 'No', undefined));
      expect(await put([200], refused)).toBe(`Failed request with status ${status}`);
      expect(sent).toEqual([]);
    },
  );

  it('ERR-59 says "Request has expired", and continues with a new address', async () => {
    expect(await put([EXPIRED, 200])).toBe('https://bucket.example.com/2.jpg');
    expect(sent.map(({ url }) => url.slice(-5))).toEqual(['1.jpg', '2.jpg']);
    expect(await put(Array(5).fill(EXPIRED))).toBe('Request has expired');
  });

  it.each([403, 404, 412])('ERR-60 OPEN-135 says "Non 2xx" for a PUT answered %i', async (status) => {
    expect(await put([status, 200])).toBe('Non 2xx');
    expect(sent).toHaveLength(1);
  });

  it('ERR-62 OPEN-135 says that it looks like a network error when there is no response at all, after retries', async () => {
    expect(await put([0, 0, 0, 0, 0])).toBe(NETWORK);
    expect(sent).toHaveLength(5);
    expect(await put([0, 200])).toMatch(/^https:/);
    expect(await put([200], async () => Promise.reject(new TypeError('Failed to fetch')))).toBe(NETWORK);
  });

  it('ends at once when it is cancelled while it waits', async () => {
    answers = [503, 503, 200];
    const cancelling = new AbortController();
    const { signal } = cancelling;
    const request = { file: new Blob(['abc']), contentType: 'image/jpeg', requestAddress, onProgress: vi.fn(), signal };
    const outcome = putPhoto(request).catch((error: unknown) => error);
    await vi.advanceTimersByTimeAsync(500);
    cancelling.abort();
    expect(await outcome).toMatchObject({ name: 'AbortError' });
    await vi.runAllTimersAsync();
    expect(sent).toHaveLength(2);
  });
});
