import { BrokenFile } from './broken-file.ts';

/** A box of the ISO base media file format (ISO/IEC 14496-12 section 4.2), by its offsets in the file. */
export interface Box {
  readonly type: string;
  readonly start: number;
  readonly content: number;
  readonly end: number;
}

export function* boxesIn(bytes: Uint8Array, from: number, to: number): Generator<Box> {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  for (let start = from; start < to; ) {
    if (start + 8 > to) throw new BrokenFile('MP4');
    const size = file.readUInt32BE(start);
    const large = size === 1;
    if (large && start + 16 > to) throw new BrokenFile('MP4');
    const length = large ? Number(file.readBigUInt64BE(start + 8)) : size === 0 ? to - start : size;
    const content = start + (large ? 16 : 8);
    const end = start + length;
    if (end > to || end < content) throw new BrokenFile('MP4');
    yield { type: file.toString('latin1', start + 4, start + 8), start, content, end };
    start = end;
  }
}

/** The first box at the end of a path of types. */
export function find(bytes: Uint8Array, box: Box, path: readonly string[]): Box | undefined {
  const [type, ...rest] = path;
  if (type === undefined) return box;
  for (const child of boxesIn(bytes, box.content, box.end)) {
    if (child.type === type) return find(bytes, child, rest);
  }
  return undefined;
}
