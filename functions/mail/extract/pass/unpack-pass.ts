import { Unzip, UnzipInflate } from 'fflate';
import { MAX_UNPACKED_BYTES } from '../message/text-limits.ts';

const MAX_PASSES = 10;
/** Pictures and translations are included; no real pass has more of them. */
const MAX_FILES = 1_000;
/** Deflate expands a byte to at most about a thousand, so a chunk unpacks to two megabytes at most. */
const PIECE = 2_048;

/**
 * Files of a ZIP archive that match the filter, unpacked in chunks whatever sizes the archive declares. Throws
 * RangeError when together they are larger than any real pass.
 */
function unpack(archive: Uint8Array, isWanted: (name: string) => boolean): Uint8Array[] {
  const files: Uint8Array[][] = [];
  let total = 0;
  let seen = 0;
  const unzip = new Unzip((file) => {
    seen += 1;
    if (seen > MAX_FILES) throw new RangeError('the pass has too many files');
    if (!isWanted(file.name) || files.length >= MAX_PASSES) return;
    const pieces: Uint8Array[] = [];
    files.push(pieces);
    file.ondata = (error, piece) => {
      if (error) throw error;
      total += piece.byteLength;
      if (total > MAX_UNPACKED_BYTES) throw new RangeError('the pass is too large');
      pieces.push(piece.slice());
    };
    file.start();
  });
  unzip.register(UnzipInflate);
  for (let at = 0; at < archive.byteLength; at += PIECE)
    unzip.push(archive.subarray(at, at + PIECE), at + PIECE >= archive.byteLength);
  return files.map((pieces) => Buffer.concat(pieces));
}

/** The pass.json of a pass, or of each pass in a bundle (.pkpasses). Throws on anything else. */
export function unpackPass(archive: Uint8Array): unknown[] {
  const passes = unpack(archive, (name) => name.endsWith('.pkpass'));
  return [archive, ...passes].flatMap((each) =>
    unpack(each, (name) => name === 'pass.json' || name.endsWith('/pass.json')).map((content): unknown =>
      JSON.parse(new TextDecoder().decode(content)),
    ),
  );
}
