import type { BuiltBundles } from './bundle-functions.ts';

/**
 * Bytes that a function may load before its first call: minified, with what it uses of the SDK, without what it loads
 * later (the world's places, the mail reader, the catalogue, the decoder of HEIC) and without source maps.
 */
export const MAX_BYTES_AT_START = 600_000;

/** A bundle that would start too slowly to be deployed. */
class BundleTooLarge extends Error {
  override readonly name = 'BundleTooLarge';
}

/** Throws BundleTooLarge with every bundle above the limit. */
export function checkSizes(built: BuiltBundles): void {
  const tooLarge = [...built].filter(([, { bytesAtStart }]) => bytesAtStart > MAX_BYTES_AT_START);
  if (tooLarge.length === 0) return;
  const lines = tooLarge.map(([name, { bytesAtStart }]) => `  ${name}: ${bytesAtStart} bytes`);
  throw new BundleTooLarge(
    [`At most ${MAX_BYTES_AT_START} bytes may be loaded at a function's start:`, ...lines].join('\n'),
  );
}
