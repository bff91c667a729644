import type { RequestListener } from 'node:http';
import { afterAll, vi } from 'vitest';
import { type PictureServer, startPictureServer } from '#functions/adapters/test-picture-server.ts';

/**
 * Stands for all servers of the internet, as functions that are imported after this reach it: every name resolves to
 * one https server on this machine. It ends with the file's tests.
 */
export async function startOutsideServer(answer: RequestListener): Promise<PictureServer> {
  const server = await startPictureServer(answer);
  afterAll(() => server.close());
  vi.doMock('#functions/adapters/https-pictures.ts', async (original) => {
    const real = await original<typeof import('#functions/adapters/https-pictures.ts')>();
    return { httpsPictures: () => real.httpsPictures(server.internet()) };
  });
  return server;
}

/** The same with one picture at every address: for tests that make every call. */
export async function startOutsidePictures(picture: Uint8Array): Promise<void> {
  await startOutsideServer((_, response) => response.end(picture));
}
