import * as createUpload from '#functions/photos/create-upload.ts';
import * as getMedia from '#functions/photos/get-media.ts';
import { call, succeed } from './call-function.ts';
import type { TestTraveller } from './sign-up.ts';

/** Uploads a file as the browser does and returns the address to save. */
export async function upload(as: TestTraveller, bytes: Uint8Array, type = 'image/jpeg'): Promise<string> {
  const target = await succeed(createUpload, { as, body: { type, size: bytes.length } });
  const body = new Blob([Uint8Array.from(bytes)]);
  const answer = await fetch(target.uploadURL, { method: 'PUT', body, headers: { 'content-type': type } });
  if (!answer.ok) throw new Error(`the bucket answered ${answer.status}: ${await answer.text()}`);
  return target.photoURL;
}

/** What an address under /media/ answers to a caller, and the file that it redirects to. */
export async function look(as: TestTraveller | undefined, url: string, query: Record<string, string> = {}) {
  const key = url.slice('/media/'.length);
  const { status, headers, body } = await call(getMedia, { as, params: { key }, query });
  const file = headers.location === undefined ? undefined : await fetch(headers.location);
  return {
    ...{ status, body, headers },
    file: file && { status: file.status, type: file.headers.get('content-type'), bytes: await file.bytes() },
  };
}
