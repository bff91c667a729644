import { crc32, deflateSync } from 'node:zlib';
import { encode } from 'jpeg-js';

/** The location that a phone writes; no served file may contain any of it. */
export const PLACE = 'GPS 41.8902N 12.4922E Rome';

/** An Exif block (TIFF 6.0, little-endian) with an orientation and a GPS directory that points at PLACE. */
function exifWithPlace(orientation: number): Buffer {
  const tiff = Buffer.alloc(38);
  tiff.write('II*\0', 'latin1');
  tiff.writeUInt32LE(8, 4);
  tiff.writeUInt16LE(2, 8);
  entry(tiff, 10, { tag: 0x0112, type: 3, value: orientation });
  entry(tiff, 22, { tag: 0x8825, type: 4, value: 38 });
  return Buffer.concat([tiff, Buffer.from(PLACE)]);
}

function entry(tiff: Buffer, at: number, { tag, type, value }: { tag: number; type: number; value: number }): void {
  tiff.writeUInt16LE(tag, at);
  tiff.writeUInt16LE(type, at + 2);
  tiff.writeUInt32LE(1, at + 4);
  tiff.writeUInt32LE(value, at + 8);
}

/** A picture without any metadata. */
export function plainJpeg({ width = 8, height = 6 } = {}): Buffer {
  const data = Buffer.alloc(width * height * 4, 0x90);
  return encode({ width, height, data }, 90).data;
}

/** As a phone takes it: Exif, XMP and IPTC with the location, a comment, and a clip appended to the picture. */
export function jpegWithPlace(orientation = 6): Buffer {
  const plain = plainJpeg();
  return Buffer.concat([
    plain.subarray(0, 2),
    segment(0xe1, Buffer.concat([Buffer.from('Exif\0\0'), exifWithPlace(orientation)])),
    segment(0xe1, Buffer.from(`http://ns.adobe.com/xap/1.0/\0<x exif:GPSLatitude="${PLACE}"/>`)),
    segment(0xed, Buffer.from(`Photoshop 3.0\0${PLACE}`)),
    segment(0xfe, Buffer.from(PLACE)),
    plain.subarray(2),
    Buffer.from(`MotionPhoto ${PLACE}`),
  ]);
}

function segment(marker: number, content: Buffer): Buffer {
  const length = content.length + 2;
  return Buffer.concat([Uint8Array.of(0xff, marker, length >> 8, length & 0xff), content]);
}

export function pngWithPlace(orientation = 6): Buffer {
  const header = Buffer.from([0, 0, 0, 1, 0, 0, 0, 1, 8, 2, 0, 0, 0]);
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    pngChunk('IHDR', header),
    pngChunk('tEXt', Buffer.from(`Location\0${PLACE}`)),
    pngChunk('iTXt', Buffer.from(`XML:com.adobe.xmp\0\0\0\0\0${PLACE}`)),
    pngChunk('IDAT', deflateSync(Buffer.from([0, 200, 100, 50]))),
    pngChunk('eXIf', exifWithPlace(orientation)),
    pngChunk('IEND', Buffer.alloc(0)),
    Buffer.from(PLACE),
  ]);
}

function pngChunk(type: string, content: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(type, 'latin1'), content]);
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(content.length);
  check.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, check]);
}

function riffChunk(type: string, content: Buffer): Buffer {
  const head = Buffer.alloc(8);
  head.write(type, 'latin1');
  head.writeUInt32LE(content.length, 4);
  return Buffer.concat([head, content, Buffer.alloc(content.length % 2)]);
}

/** An extended WebP file whose picture data is a placeholder. */
export function webpWithPlace(orientation = 6): Buffer {
  const extended = Buffer.from([0x0c, 0, 0, 0, 0, 0, 0, 0, 0, 0]);
  return riffChunk(
    'RIFF',
    Buffer.concat([
      Buffer.from('WEBP'),
      riffChunk('VP8X', extended),
      riffChunk('VP8 ', Buffer.from('picture')),
      riffChunk('EXIF', exifWithPlace(orientation)),
      riffChunk('XMP ', Buffer.from(PLACE)),
    ]),
  );
}

export function gifWithPlace(): Buffer {
  const block = (text: string) => Buffer.concat([Buffer.from([text.length]), Buffer.from(text, 'latin1')]);
  return Buffer.concat([
    Buffer.from('GIF89a\x01\0\x01\0\x80\0\0\0\0\0\xff\xff\xff', 'latin1'),
    Buffer.from([0x21, 0xff]),
    block('NETSCAPE2.0'),
    Buffer.from([3, 1, 0, 0, 0]),
    Buffer.from([0x21, 0xfe]),
    block(PLACE),
    Buffer.from([0]),
    Buffer.from([0x21, 0xff]),
    block('XMP DataXMP'),
    block(PLACE),
    Buffer.from([0]),
    Buffer.from([0x2c, 0, 0, 0, 0, 1, 0, 1, 0, 0, 2, 2, 0x44, 1, 0, 0x3b]),
  ]);
}
