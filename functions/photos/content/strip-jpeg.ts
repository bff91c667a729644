import { BrokenFile } from './broken-file.ts';
import { orientationBlock, orientationOf } from './orientation.ts';

/* Segments of a JPEG file: ITU-T T.81 annex B. */
const SOI = 0xd8;
const EOI = 0xd9;
const SOS = 0xda;
const APP0 = 0xe0;
const APP1 = 0xe1;
const APP2 = 0xe2;
const APP14 = 0xee;
const APP15 = 0xef;
const COM = 0xfe;
const EXIF = 'Exif\0\0';

/**
 * The picture with its colours and its orientation; Exif, XMP, IPTC, comments and anything after its end are dropped.
 */
export function stripJpeg(bytes: Uint8Array): Uint8Array {
  const kept: Uint8Array[] = [];
  let orientation = 1;
  for (const { marker, content, whole } of segmentsOf(bytes)) {
    if (marker === APP1 && startsWith(content, EXIF)) orientation = orientationOf(content.subarray(EXIF.length));
    if (showsThePicture(marker, content)) kept.push(whole);
  }
  return Buffer.concat([Uint8Array.of(0xff, SOI), ...exifSegment(orientation), ...kept, Uint8Array.of(0xff, EOI)]);
}

interface Segment {
  readonly marker: number;
  /** Without marker and length. */
  readonly content: Uint8Array;
  /** With the coded data after it, if it is a scan's header. */
  readonly whole: Uint8Array;
}

/** The segments between the start and the end of the image (B.1.1.4). */
function* segmentsOf(bytes: Uint8Array): Generator<Segment> {
  let at = withoutFill(bytes, 2);
  let marker = markerAt(bytes, at);
  while (marker !== EOI) {
    const end = at + 2 + (((bytes[at + 2] ?? 0) << 8) | (bytes[at + 3] ?? 0));
    if (end > bytes.length || end < at + 4) throw new BrokenFile('JPEG');
    const next = marker === SOS ? endOfScan(bytes, end) : end;
    yield { marker, content: bytes.subarray(at + 4, end), whole: bytes.subarray(at, next) };
    at = withoutFill(bytes, next);
    marker = markerAt(bytes, at);
  }
}

/** Any number of 0xff bytes may precede a marker (B.1.1.2). */
function withoutFill(bytes: Uint8Array, from: number): number {
  let at = from;
  while (bytes[at] === 0xff && bytes[at + 1] === 0xff) at++;
  return at;
}

function markerAt(bytes: Uint8Array, at: number): number {
  const marker = bytes[at + 1];
  if (bytes[at] !== 0xff || marker === undefined) throw new BrokenFile('JPEG');
  return marker;
}

function showsThePicture(marker: number, content: Uint8Array): boolean {
  if (marker === COM) return false;
  if (marker < APP0 || marker > APP15) return true;
  if (marker === APP2) return startsWith(content, 'ICC_PROFILE\0');
  return marker === APP14 || (marker === APP0 && startsWith(content, 'JFIF\0'));
}

/** The end of the coded data after a scan's header: the next marker that is not a restart (B.1.1.5). */
function endOfScan(bytes: Uint8Array, from: number): number {
  for (let at = from; at + 1 < bytes.length; at++) {
    if (bytes[at] !== 0xff) continue;
    const marker = bytes[at + 1] ?? 0;
    if (marker !== 0 && marker !== 0xff && (marker < 0xd0 || marker > 0xd7)) return at;
  }
  throw new BrokenFile('JPEG');
}

function exifSegment(orientation: number): Uint8Array[] {
  const tiff = orientationBlock(orientation);
  if (!tiff) return [];
  const content = Buffer.concat([Buffer.from(EXIF, 'latin1'), tiff]);
  return [Uint8Array.of(0xff, APP1, 0, content.length + 2), content];
}

function startsWith(content: Uint8Array, text: string): boolean {
  return Buffer.from(content.subarray(0, text.length)).toString('latin1') === text;
}
