import { PLACE } from './test-pictures.ts';

function box(type: string, ...content: readonly Buffer[]): Buffer {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(8 + content.reduce((sum, part) => sum + part.length, 0));
  return Buffer.concat([length, Buffer.from(type, 'latin1'), ...content]);
}

const words = (...values: readonly number[]) => {
  const out = Buffer.alloc(values.length * 4);
  values.forEach((value, n) => {
    out.writeUInt32BE(value, n * 4);
  });
  return out;
};

function track(handler: string, chunk: number, length: number): Buffer {
  const tables = box(
    'stbl',
    box('stsz', words(0, 0, 1, length)),
    box('stsc', words(0, 1, 1, 1, 1)),
    box('stco', words(0, 1, chunk)),
  );
  const kind = box('hdlr', words(0, 0), Buffer.from(handler), Buffer.alloc(12));
  return box('trak', box('mdia', kind, box('minf', tables)), box('udta', Buffer.from(PLACE)));
}

export const FRAMES = Buffer.from('frames of the clip');

/**
 * A clip with the location in its metadata, in an XMP box and in a track of its own, as phones and action cameras write
 * it.
 */
export function mp4WithPlace(): Buffer {
  const start = box('ftyp', Buffer.from('isom\0\0\0\0isommp42', 'latin1'));
  const data = box('mdat', FRAMES, Buffer.from(PLACE));
  const frames = start.length + 8;
  const words = box('udta', Buffer.from(`\xa9xyz${PLACE}`, 'latin1'));
  return Buffer.concat([
    start,
    data,
    box(
      'moov',
      track('vide', frames, FRAMES.length),
      track('meta', frames + FRAMES.length, PLACE.length),
      words,
      box('gps ', Buffer.from(PLACE)),
    ),
    box('uuid', Buffer.from(PLACE)),
    box('free', Buffer.from(PLACE)),
  ]);
}

/** An EBML element; without `size` its size is unknown, as in a live recording. */
function element(id: readonly number[], content: Buffer, known = true): Buffer {
  const size = known ? Buffer.from([0x40 | (content.length >> 8), content.length & 0xff]) : Buffer.from([0xff]);
  return Buffer.concat([Buffer.from(id), size, content]);
}

const TAGS = [0x12, 0x54, 0xc3, 0x67];

/** A recording as browsers make it, its location in tags before and after the frames. */
export function webmWithPlace(): Buffer {
  const head = element([0x1a, 0x45, 0xdf, 0xa3], Buffer.from([0x42, 0x82, 0x84, ...Buffer.from('webm')]));
  const info = element([0x15, 0x49, 0xa9, 0x66], Buffer.from([0x4d, 0x80, 0x81, 0x41]));
  const frames = element([0xa3], FRAMES);
  const cluster = element([0x1f, 0x43, 0xb6, 0x75], Buffer.concat([element([0xe7], Buffer.from([0])), frames]), false);
  const tags = element(TAGS, Buffer.from(PLACE));
  return Buffer.concat([head, element([0x18, 0x53, 0x80, 0x67], Buffer.concat([info, tags, cluster, tags]), false)]);
}
