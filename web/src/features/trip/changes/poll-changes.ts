import * as z from 'zod/mini';
import { listChanges } from '#shared/sharing/routes.ts';
import { addressOf } from '../../../lib/api.ts';
import { errorOf } from '../../../lib/errors.ts';

/** A trip's version, and its newest changes if it has moved since the version that was asked with. */
export interface Polled {
  readonly version: number;
  readonly changes: z.output<typeof listChanges.answer>;
}

/** Asks whether a trip has changed since this version: usually 304. Throws ApiError, or what fetch throws without a network. */
export async function pollChanges(tripId: string, version: number, signal: AbortSignal): Promise<Polled> {
  const response = await fetch(addressOf(listChanges, { params: { id: tripId } }), {
    credentials: 'include',
    headers: { 'if-none-match': `W/"v${version}"` },
    // The browser’s cache would turn 304 into the former answer.
    cache: 'no-store',
    signal,
  });
  if (response.status === 304) return { version, changes: [] };
  if (!response.ok) throw await errorOf(response);
  const changes = z.parse(listChanges.answer, await response.json());
  return { version: versionOf(response.headers.get('etag')) ?? version, changes };
}

function versionOf(etag: string | null): number | undefined {
  const [, version] = /^W\/"v(\d+)"$/.exec(etag ?? '') ?? [];
  return version === undefined ? undefined : Number(version);
}
