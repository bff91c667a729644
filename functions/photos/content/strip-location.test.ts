import { readFileSync } from 'node:fs';
import { decode } from 'jpeg-js';
import { describe, expect, it } from 'vitest';
import { BrokenFile } from './broken-file.ts';
import { jpegOfHeic } from './heic-picture.ts';
import { mediaTypeOf } from './media-type.ts';
import { orientationOf } from './orientation.ts';
import { stripLocation } from './strip-location.ts';
import { FRAMES, mp4WithPlace, webmWithPlace } from './test-clips.ts';
import { gifWithPlace, jpegWithPlace, PLACE, plainJpeg, pngWithPlace, webpWithPlace } from './test-pictures.ts';

const PICTURES = {
  'image/jpeg': jpegWithPlace(),
  'image/png': pngWithPlace(),
  'image/webp': webpWithPlace(),
  'image/gif': gifWithPlace(),
  'video/mp4': mp4WithPlace(),
  'video/webm': webmWithPlace(),
} as const;
const types = Object.keys(PICTURES) as (keyof typeof PICTURES)[];
const textOf = (bytes: Uint8Array) => Buffer.from(bytes).toString('latin1');

describe('OPEN-129 what is kept of a file', () => {
  it.each(types)('%s: nothing of the location is left, and the file type is unchanged', (type) => {
    expect(textOf(PICTURES[type])).toContain(PLACE);
    const stripped = stripLocation(PICTURES[type], type);
    expect(textOf(stripped)).not.toMatch(/GPS|Rome|41\.89/);
    expect(mediaTypeOf(stripped)).toBe(type);
  });

  it.each(types)('%s: stripping is idempotent', (type) => {
    const once = stripLocation(PICTURES[type], type);
    expect(textOf(stripLocation(once, type))).toBe(textOf(once));
  });

  it.each(types)('%s: a file truncated anywhere is refused or stripped, never passed on with its location', (type) => {
    for (let length = 12; length < PICTURES[type].length; length += 7) {
      try {
        expect(textOf(stripLocation(PICTURES[type].subarray(0, length), type))).not.toContain(PLACE);
      } catch (error) {
        expect(error instanceof BrokenFile || error instanceof RangeError, String(error)).toBe(true);
      }
    }
  });

  it('the picture of a JPEG stays the same, pixel for pixel', () => {
    expect(decode(stripLocation(jpegWithPlace(), 'image/jpeg')).data).toEqual(decode(plainJpeg()).data);
  });

  it('of a JPEG’s segments for applications only what its colours need is kept, whatever else is called so', () => {
    const plain = plainJpeg();
    const segment = (marker: number, text: string) => {
      const content = Buffer.from(text, 'latin1');
      return Buffer.concat([Uint8Array.of(0xff, marker, 0, content.length + 2), content]);
    };
    const strippedWith = (marker: number, text: string) =>
      textOf(
        stripLocation(Buffer.concat([plain.subarray(0, 2), segment(marker, text), plain.subarray(2)]), 'image/jpeg'),
      );
    for (const marker of [0xe0, 0xe1, 0xe2, 0xe3, 0xed, 0xef])
      for (const name of ['JFXX\0', 'AVI1\0']) expect(strippedWith(marker, `${name}${PLACE}`)).not.toContain(PLACE);
    expect(strippedWith(0xe5, `JFIF\0${PLACE}`)).not.toContain(PLACE);
    expect(strippedWith(0xe2, 'ICC_PROFILE\0of the colours')).toContain('of the colours');
    expect(strippedWith(0xee, 'Adobe colours')).toContain('Adobe colours');
  });

  it.each([
    ['image/jpeg', jpegWithPlace, 'Exif\0\0'],
    ['image/png', pngWithPlace, 'eXIf'],
    ['image/webp', webpWithPlace, 'EXIF\x1a\0\0\0'],
  ] as const)('%s: the orientation is kept', (type, make, before) => {
    for (const orientation of [3, 6, 8]) {
      const text = textOf(stripLocation(make(orientation), type));
      const tiff = Buffer.from(text.slice(text.indexOf(before) + before.length), 'latin1');
      expect(orientationOf(tiff)).toBe(orientation);
    }
    expect(textOf(stripLocation(make(1), type))).not.toContain(before);
  });

  it('frames of clips are kept, at the same offsets', () => {
    for (const [type, make] of [
      ['video/mp4', mp4WithPlace],
      ['video/webm', webmWithPlace],
    ] as const) {
      const [before, after] = [textOf(make()), textOf(stripLocation(make(), type))];
      expect(after.indexOf(FRAMES.toString())).toBe(before.indexOf(FRAMES.toString()));
    }
  });
});

describe('a HEIC picture from a phone', () => {
  const heic = readFileSync(`${import.meta.dirname}/samples/rome.heic`);

  it('OPEN-128 OPEN-129 becomes a JPEG without its location, with a small one', async () => {
    expect(textOf(heic)).toContain(PLACE);
    expect(mediaTypeOf(heic)).toBe('image/heic');
    const { large, small } = await jpegOfHeic(heic);
    const [picture, thumbnail] = [decode(large), decode(small)];
    expect([picture.width, picture.height]).toEqual([1280, 960]);
    expect([thumbnail.width, thumbnail.height]).toEqual([640, 480]);
    expect(textOf(large)).not.toMatch(/Exif|GPS|Rome/);
    const [red = 0, green = 0, blue = 0] = picture.data;
    expect(red).toBeGreaterThan(150);
    expect(Math.max(green, blue)).toBeLessThan(100);
    // The small one has its colours.
    for (const channel of [0, 1, 2]) {
      const mean = ({ data }: { readonly data: Uint8Array }) => {
        const values = data.filter((_, index) => index % 4 === channel);
        return values.reduce((sum, value) => sum + value, 0) / values.length;
      };
      expect(Math.abs(mean(thumbnail) - mean(picture))).toBeLessThan(5);
    }
  });

  it('a file with only the beginning of a HEIC file is refused', async () => {
    await expect(jpegOfHeic(heic.subarray(0, 400))).rejects.toThrow();
  });
});

describe('a file’s type', () => {
  it.each([
    ['a page', '<!doctype html><script>'],
    ['a drawing', '<svg xmlns="http://www.w3.org/2000/svg">'],
    ['a document', '%PDF-1.7'],
    ['a program', 'MZ\x90\0'],
    ['an AVIF picture', '\0\0\0\x1cftypavif'],
    ['a QuickTime film', '\0\0\0\x14ftypqt  '],
    ['nothing', ''],
  ])('OPEN-128 %s is neither photo nor clip, whatever it is called', (_, text) => {
    expect(mediaTypeOf(Buffer.from(text, 'latin1'))).toBeUndefined();
  });
});
