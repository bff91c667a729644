import { Unzip, UnzipInflate } from 'fflate';

/** What an archive may hold at most. */
interface Most {
  readonly entries: number;
  /** Of the files that are unpacked, together. */
  readonly bytes: number;
}

/** Deflate expands a byte to at most about a thousand, so a chunk unpacks to two megabytes at most. */
const PIECE = 2_048;

/**
 * Files of a ZIP archive whose names match, in their order, unpacked in chunks whatever sizes the archive declares; what
 * is no archive has none. Throws RangeError when it holds more than `most`, and Error for a damaged or cut off file.
 */
export function unzipWithin(
  archive: Uint8Array,
  most: Most,
  isWanted: (name: string) => boolean,
): { readonly name: string; readonly bytes: Uint8Array }[] {
  const files: { name: string; pieces: Uint8Array[]; isWhole: boolean }[] = [];
  let [total, entries] = [0, 0];
  const unzip = new Unzip((file) => {
    entries += 1;
    if (entries > most.entries) throw new RangeError(`it has more than ${most.entries} files`);
    if (!isWanted(file.name)) return;
    const unpacked = { name: file.name, pieces: [] as Uint8Array[], isWhole: false };
    files.push(unpacked);
    file.ondata = (error, piece, isLast) => {
      if (error) throw error;
      total += piece.byteLength;
      if (total > most.bytes) throw new RangeError('it is too large unpacked');
      unpacked.pieces.push(piece.slice());
      unpacked.isWhole ||= isLast;
    };
    file.start();
  });
  unzip.register(UnzipInflate);
  for (let at = 0; at < archive.byteLength; at += PIECE) {
    unzip.push(archive.subarray(at, at + PIECE), at + PIECE >= archive.byteLength);
  }
  if (files.some(({ isWhole }) => !isWhole)) throw new Error('it is cut off');
  return files.map(({ name, pieces }) => ({ name, bytes: joined(pieces) }));
}

function joined(pieces: readonly Uint8Array[]): Uint8Array {
  const all = new Uint8Array(pieces.reduce((sum, { byteLength }) => sum + byteLength, 0));
  let at = 0;
  for (const piece of pieces) {
    all.set(piece, at);
    at += piece.byteLength;
  }
  return all;
}
