import decodeHeic from 'heic-decode';
import { encode } from 'jpeg-js';

/** More than any phone takes; a larger picture would not fit into the function's memory. */
const MAX_PIXELS = 64_000_000;
const QUALITY = 85;
/** The longer side of a small picture, in pixels. */
const SMALL = 640;

interface Pixels {
  readonly width: number;
  readonly height: number;
  /** RGBA. */
  readonly data: Uint8ClampedArray;
}

/**
 * A HEIC picture as JPEG, large and small: most browsers cannot show what phones record. Only pixels are kept, turned
 * upright, so no metadata is left. Throws when it cannot be decoded.
 */
export async function jpegOfHeic(bytes: Uint8Array): Promise<{ large: Uint8Array; small: Uint8Array }> {
  const [first] = await decodeHeic.all({ buffer: bytes });
  if (!first) throw new Error('no picture in the file');
  const { width = 0, height = 0 } = first as Partial<Pixels>;
  if (width * height > MAX_PIXELS) throw new Error('too many pixels');
  const pixels = await first.decode();
  return { large: encode({ ...pixels }, QUALITY).data, small: encode(smaller(pixels), QUALITY).data };
}

/** Every pixel is the mean of those that it covers. */
function smaller({ width, height, data }: Pixels): Pixels {
  const scale = Math.max(1, Math.max(width, height) / SMALL);
  const [columns, rows] = [Math.max(1, Math.floor(width / scale)), Math.max(1, Math.floor(height / scale))];
  const out = new Uint8ClampedArray(columns * rows * 4);
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      const mean = meanOf({ width, height, data }, column * scale, row * scale, scale);
      out.set(mean, (row * columns + column) * 4);
    }
  }
  return { width: columns, height: rows, data: out };
}

function meanOf({ width, height, data }: Pixels, left: number, top: number, side: number): number[] {
  const sum = [0, 0, 0];
  let count = 0;
  for (let y = Math.floor(top); y < Math.min(height, Math.ceil(top + side)); y++) {
    for (let x = Math.floor(left); x < Math.min(width, Math.ceil(left + side)); x++) {
      const at = (y * width + x) * 4;
      for (let channel = 0; channel < 3; channel++) sum[channel] = (sum[channel] ?? 0) + (data[at + channel] ?? 0);
      count++;
    }
  }
  return [...sum.map((value) => value / count), 255];
}
