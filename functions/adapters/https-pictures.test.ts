import type { ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { MAX_OUTSIDE_BYTES } from '../ports/outside-pictures.ts';
import { logger } from '../runtime/logger.ts';
import { httpsPictures } from './https-pictures.ts';
import { PICTURE_HOST, type PictureServer, startPictureServer } from './test-picture-server.ts';

const BYTES = Buffer.from('a picture');
const to = (location: string) => (response: ServerResponse) => response.writeHead(302, { location }).end();

/** What the server answers, by path. */
const ANSWERS: Readonly<Record<string, (response: ServerResponse) => unknown>> = {
  '/a.jpg': (response) => response.end(BYTES),
  '/a.jpg?size=2': (response) => response.end(BYTES),
  '/missing.jpg': (response) => response.writeHead(404).end(BYTES),
  '/moved.jpg': to('/a.jpg'),
  '/moved-elsewhere.jpg': to('https://elsewhere.example/a.jpg'),
  '/three.jpg': to('/two.jpg'),
  '/two.jpg': to('/moved.jpg'),
  '/four.jpg': to('/three.jpg'),
  '/round.jpg': to('/round.jpg'),
  '/to-http.jpg': to('http://pictures.example/a.jpg'),
  '/to-port.jpg': to('https://pictures.example:8443/a.jpg'),
  '/to-number.jpg': to('https://127.0.0.1/a.jpg'),
  '/to-file.jpg': to('file:///etc/passwd'),
  '/to-internal.jpg': to('https://internal.example/a.jpg'),
  '/to-nothing.jpg': to('https://'),
  '/announced.jpg': (response) => response.writeHead(200, { 'content-length': MAX_OUTSIDE_BYTES + 1 }).write('a'),
  '/largest.jpg': (response) => response.end(Buffer.alloc(MAX_OUTSIDE_BYTES)),
  '/endless.jpg': (response) => pipeline(Readable.from(withoutEnd()), response).catch(() => undefined),
  '/silent.jpg': () => undefined,
  '/slow.jpg': (response) => response.writeHead(200).write('a'),
};

/** Bytes that the server has sent of a picture without an end. */
let sent = 0;
function* withoutEnd(): Iterable<Buffer> {
  for (const piece = Buffer.alloc(64 * 1024); ; sent += piece.length) yield piece;
}

let server: PictureServer;
beforeAll(async () => {
  server = await startPictureServer((request, response) => {
    const { url = '' } = request;
    ANSWERS[url]?.(response);
  });
});
afterAll(() => server.close());

/** Why pictures were not fetched, as the log has it: a private address would not answer in a test anyway. */
const reasons: unknown[] = [];
vi.spyOn(logger, 'info').mockImplementation((...[, fields]) => {
  reasons.push(Object(fields).reason);
});

const PRIVATE = { 'internal.example': ['10.0.0.5'], 'both.example': ['127.0.0.1', '169.254.169.254'] };
const fetchFrom = (url: string) => httpsPictures(server.internet(PRIVATE)).fetch(url);
/** Fetches a picture that is refused: why, and how often the server was asked. */
async function refused(url: string): Promise<{ reason: unknown; asked: number }> {
  const before = server.asked.length;
  expect(await fetchFrom(url)).toBeUndefined();
  return { reason: reasons.at(-1), asked: server.asked.length - before };
}

describe('a picture on another server', () => {
  it('is fetched over https, with its query, and redirected up to three times', async () => {
    for (const path of ['/a.jpg', '/a.jpg?size=2', '/moved.jpg', '/moved-elsewhere.jpg', '/three.jpg']) {
      expect(await fetchFrom(PICTURE_HOST + path), path).toEqual(BYTES);
    }
  });

  it('is asked for without anything that tells of the viewer', async () => {
    await fetchFrom(`${PICTURE_HOST}/moved.jpg`);
    const names = Object.keys(server.asked.at(-1)?.headers ?? {}).toSorted();
    expect(names).toEqual(['accept', 'accept-encoding', 'connection', 'host', 'user-agent']);
  });

  it('is not fetched after a fourth redirect, in a circle, or when it is missing', async () => {
    for (const path of ['/four.jpg', '/round.jpg', '/missing.jpg', '/to-nothing.jpg']) {
      expect(await fetchFrom(PICTURE_HOST + path), path).toBeUndefined();
    }
  });

  it.each([
    ['not https', 'http://pictures.example/a.jpg', 'ftp://pictures.example/a.jpg', 'file:///etc/passwd'],
    ['not https', 'data:image/png;base64,AAAA', '/a.jpg', 'no address'],
    ['another port', 'https://pictures.example:8443/a.jpg', 'https://pictures.example:80/a.jpg'],
    ['with a password', 'https://me:secret@pictures.example/a.jpg', 'https://me@pictures.example/a.jpg'],
    ['an IP address', 'https://127.0.0.1/a.jpg', 'https://93.184.215.14/a.jpg', 'https://127.1/a.jpg'],
    ['an IP address', 'https://2130706433/a.jpg', 'https://0x7f000001/a.jpg', 'https://0177.0.0.1/a.jpg'],
    ['an IP address', 'https://①②⑦.⓪.⓪.①/a.jpg', 'https://127.0.0.1./a.jpg', 'https://[::1]/a.jpg'],
    ['an IP address', 'https://[::ffff:169.254.169.254]/latest/meta-data', 'https://[64:ff9b::a9fe:a9fe]/a.jpg'],
    ['not a public address', 'https://internal.example/a.jpg', 'https://both.example/a.jpg'],
  ])('is not even asked for when its address is refused: %s', async (reason, ...urls) => {
    for (const url of urls) expect(await refused(url), url).toEqual({ reason, asked: 0 });
  });

  it.each([
    ['/to-http.jpg', 'not https'],
    ['/to-file.jpg', 'not https'],
    ['/to-port.jpg', 'another port'],
    ['/to-number.jpg', 'an IP address'],
    ['/to-internal.jpg', 'not a public address'],
  ])('is not asked for where %s redirects to: %s', async (path, reason) => {
    expect(await refused(PICTURE_HOST + path)).toEqual({ reason, asked: 1 });
  });

  it.each(['10.1.2.3', '127.0.0.2', '169.254.169.254', '100.64.0.1', '::1', '::ffff:10.0.0.1', '64:ff9b::7f00:1'])(
    'is not asked for when its name resolves to %s',
    async (address) => {
      const internet = server.internet({ 'pictures.example': [address] });
      expect(await httpsPictures(internet).fetch(`${PICTURE_HOST}/a.jpg`)).toBeUndefined();
      expect(reasons.at(-1)).toBe('not a public address');
    },
  );

  it('is fetched from the very address that was checked: a name is looked up once for each connection', async () => {
    const internet = server.internet();
    const resolve = vi
      .fn(internet.resolve)
      .mockResolvedValueOnce([{ address: '127.0.0.1', family: 4 }])
      .mockResolvedValue([{ address: '10.0.0.5', family: 4 }]);
    const pictures = httpsPictures({ ...internet, resolve });
    expect(await pictures.fetch(`${PICTURE_HOST}/a.jpg`)).toEqual(BYTES);
    expect(resolve).toHaveBeenCalledTimes(1);
    // The next connection is checked again, also to the same server.
    expect(await pictures.fetch(`${PICTURE_HOST}/a.jpg`)).toBeUndefined();
    resolve.mockResolvedValueOnce([{ address: '127.0.0.1', family: 4 }]);
    expect(await pictures.fetch(`${PICTURE_HOST}/moved.jpg`)).toBeUndefined();
    expect(reasons.slice(-2)).toEqual(['not a public address', 'not a public address']);
  });

  it('is fetched up to four megabytes', async () => {
    expect((await fetchFrom(`${PICTURE_HOST}/largest.jpg`))?.length).toBe(MAX_OUTSIDE_BYTES);
    expect(await refused(`${PICTURE_HOST}/announced.jpg`)).toEqual({ reason: 'too large', asked: 1 });
  });

  it('is no longer read once it is too large, whatever its server announced', async () => {
    expect(await fetchFrom(`${PICTURE_HOST}/endless.jpg`)).toBeUndefined();
    expect(sent).toBeLessThan(8 * MAX_OUTSIDE_BYTES);
  });

  it('is given up after the time limit, before its headers or in the middle of it', async () => {
    const pictures = httpsPictures({ ...server.internet(), timeout: 100 });
    expect(await pictures.fetch(`${PICTURE_HOST}/silent.jpg`)).toBeUndefined();
    expect(await pictures.fetch(`${PICTURE_HOST}/slow.jpg`)).toBeUndefined();
  });

  it('is not fetched from a server whose certificate nobody vouches for', async () => {
    const { ca: _, ...internet } = server.internet();
    expect(await httpsPictures(internet).fetch(`${PICTURE_HOST}/a.jpg`)).toBeUndefined();
  });
});
