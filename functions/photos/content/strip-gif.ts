import { BrokenFile } from './broken-file.ts';

/* Blocks of a GIF file: GIF89a specification, sections 15 to 27. */
const EXTENSION = 0x21;
const IMAGE = 0x2c;
const TRAILER = 0x3b;
const GRAPHIC_CONTROL = 0xf9;
const APPLICATION = 0xff;
/** Application extensions that set how often an animation repeats. */
const LOOPS = new Set(['NETSCAPE2.0', 'ANIMEXTS1.0']);

/** The picture and its animation; comments, texts and application data (XMP among them) are dropped. */
export function stripGif(bytes: Uint8Array): Uint8Array {
  const header = 13 + colourTable(bytes[10] ?? 0);
  const kept: Uint8Array[] = [bytes.subarray(0, header)];
  let at = header;
  while (bytes[at] !== TRAILER) {
    const end = endOfBlock(bytes, at);
    if (bytes[at] === IMAGE || isNeeded(bytes, at)) kept.push(bytes.subarray(at, end));
    at = end;
  }
  return Buffer.concat([...kept, Uint8Array.of(TRAILER)]);
}

function isNeeded(bytes: Uint8Array, at: number): boolean {
  const label = bytes[at + 1];
  if (label === GRAPHIC_CONTROL) return true;
  return label === APPLICATION && LOOPS.has(Buffer.from(bytes.subarray(at + 3, at + 14)).toString('latin1'));
}

function endOfBlock(bytes: Uint8Array, at: number): number {
  if (bytes[at] === EXTENSION) return endOfSubBlocks(bytes, at + 2);
  if (bytes[at] === IMAGE) return endOfSubBlocks(bytes, at + 10 + colourTable(bytes[at + 9] ?? 0) + 1);
  throw new BrokenFile('GIF');
}

function endOfSubBlocks(bytes: Uint8Array, from: number): number {
  for (let at = from; at < bytes.length; ) {
    const length = bytes[at] ?? 0;
    at += 1 + length;
    if (length === 0) return at;
  }
  throw new BrokenFile('GIF');
}

/** Size in bytes of the colour table that a packed field announces. */
function colourTable(packed: number): number {
  return packed & 0x80 ? 3 * 2 ** ((packed & 7) + 1) : 0;
}
