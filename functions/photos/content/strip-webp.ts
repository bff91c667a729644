import { BrokenFile } from './broken-file.ts';
import { orientationBlock, orientationOf } from './orientation.ts';

/** What the picture, its colours and its animation need (RFC 9649 section 2.7). */
const KEPT = new Set(['VP8 ', 'VP8L', 'VP8X', 'ALPH', 'ANIM', 'ANMF', 'ICCP']);
const XMP_FLAG = 0x04;
const EXIF_FLAG = 0x08;
const HEADER = 12;

/** The picture without Exif, XMP and unknown chunks; its orientation is kept. */
export function stripWebp(bytes: Uint8Array): Uint8Array {
  const file = Buffer.from(bytes);
  const whole = 8 + file.readUInt32LE(4);
  if (whole > file.length) throw new BrokenFile('WebP');
  const kept: Buffer[] = [];
  let exif: Uint8Array | undefined;
  for (let at = HEADER; at + 8 <= whole; ) {
    const type = file.toString('latin1', at, at + 4);
    const length = file.readUInt32LE(at + 4);
    const end = at + 8 + length + (length % 2);
    if (at + 8 + length > whole) throw new BrokenFile('WebP');
    if (type === 'EXIF') exif = orientationBlock(orientationOf(withoutPreface(file.subarray(at + 8, at + 8 + length))));
    if (KEPT.has(type)) kept.push(file.subarray(at, end));
    at = end;
  }
  const [first] = kept;
  if (!first) throw new BrokenFile('WebP');
  if (first.toString('latin1', 0, 4) === 'VP8X') {
    first[8] = ((first[8] ?? 0) & ~XMP_FLAG & ~EXIF_FLAG) | (exif ? EXIF_FLAG : 0);
    if (exif) kept.push(chunk('EXIF', exif));
  }
  const content = Buffer.concat([Buffer.from('WEBP', 'latin1'), ...kept]);
  return chunk('RIFF', content);
}

/** Some writers put a JPEG segment's preamble before the TIFF block. */
function withoutPreface(exif: Buffer): Buffer {
  return exif.toString('latin1', 0, 4) === 'Exif' ? exif.subarray(6) : exif;
}

function chunk(type: string, content: Uint8Array): Buffer {
  const head = Buffer.alloc(8);
  head.write(type, 'latin1');
  head.writeUInt32LE(content.length, 4);
  return Buffer.concat([head, content, Buffer.alloc(content.length % 2)]);
}
