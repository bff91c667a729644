import { unzipWithin } from '#shared/documents/unzip-within.ts';

/** A pass has pictures and a few translations; no real one has more. */
export const MOST_OF_PASS = { entries: 50, bytes: 5 * 1024 * 1024 };

/**
 * Why an archive is no wallet pass (Apple's "PassKit Package Format"): more than 50 entries, above 5 MB unpacked, or
 * without a readable pass.json; undefined for one. Its signature is for the wallet to check.
 */
export function passProblem(archive: Uint8Array): string | undefined {
  try {
    const files = unzipWithin(archive, MOST_OF_PASS, () => true);
    const pass = files.find(({ name }) => name === 'pass.json');
    if (!pass) return 'it has no pass.json';
    const content: unknown = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(pass.bytes));
    return typeof content === 'object' && content !== null && !Array.isArray(content) ? undefined : 'it is damaged';
  } catch (error) {
    // Whatever unpacking a malformed archive throws is the archive's fault.
    return error instanceof RangeError ? error.message : 'it is damaged';
  }
}
