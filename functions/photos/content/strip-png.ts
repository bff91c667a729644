import { crc32 } from 'node:zlib';
import { BrokenFile } from './broken-file.ts';
import { orientationBlock, orientationOf } from './orientation.ts';

/** What the picture, its colours and its animation need (PNG third edition, section 11). */
const KEPT = new Set(
  'IHDR PLTE IDAT IEND tRNS cHRM gAMA iCCP sBIT sRGB cICP mDCV cLLI bKGD pHYs acTL fcTL fdAT'.split(' '),
);
const SIGNATURE = 8;

/** The picture without texts, Exif and anything after its end; its orientation is kept. */
export function stripPng(bytes: Uint8Array): Uint8Array {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const kept: Uint8Array[] = [file.subarray(0, SIGNATURE)];
  let exif: Uint8Array | undefined;
  let ended = false;
  for (let at = SIGNATURE; !ended; ) {
    if (at + 12 > file.length) throw new BrokenFile('PNG');
    const length = file.readUInt32BE(at);
    const end = at + 12 + length;
    if (end > file.length) throw new BrokenFile('PNG');
    const type = file.toString('latin1', at + 4, at + 8);
    if (type === 'eXIf') exif = orientationBlock(orientationOf(file.subarray(at + 8, end - 4)));
    if (KEPT.has(type)) kept.push(file.subarray(at, end));
    ended = type === 'IEND';
    at = end;
  }
  // Right after the header: it may be anywhere before the end.
  if (exif) kept.splice(2, 0, chunk('eXIf', exif));
  return Buffer.concat(kept);
}

function chunk(type: string, content: Uint8Array): Uint8Array {
  const named = Buffer.concat([Buffer.from(type, 'latin1'), content]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(content.length);
  const check = Buffer.alloc(4);
  check.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, check]);
}
