import { unzipWithin } from '#shared/documents/unzip-within.ts';
import { MAX_UNPACKED_BYTES } from '../message/text-limits.ts';

const MAX_PASSES = 10;
/** Pictures and translations are included; no real pass has more of them. */
const MOST = { entries: 1_000, bytes: MAX_UNPACKED_BYTES };

/** The passes of a bundle (.pkpasses), each unchanged; none where it is none. Throws what `unzipWithin` throws. */
export function passesOfBundle(archive: Uint8Array, most = MOST): Uint8Array[] {
  return unzipWithin(archive, most, (name) => name.endsWith('.pkpass'))
    .slice(0, MAX_PASSES)
    .map(({ bytes }) => bytes);
}

/** The pass.json of a pass, or of each pass in a bundle. Throws on anything else. */
export function unpackPass(archive: Uint8Array): unknown[] {
  return [archive, ...passesOfBundle(archive)].flatMap((each) =>
    unzipWithin(each, MOST, (name) => name === 'pass.json' || name.endsWith('/pass.json'))
      .slice(0, MAX_PASSES)
      .map(({ bytes }): unknown => JSON.parse(new TextDecoder().decode(bytes))),
  );
}
