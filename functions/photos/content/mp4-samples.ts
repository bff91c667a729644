import { BrokenFile } from './broken-file.ts';
import { type Box, find } from './mp4-box.ts';

/** Overwrites a track's samples with zeros, found by its tables (ISO/IEC 14496-12 section 8.7). */
export function blankSamples(bytes: Uint8Array, track: Box): void {
  const tables = find(bytes, track, ['mdia', 'minf', 'stbl']);
  if (!tables) throw new BrokenFile('MP4');
  const sizes = sampleSizes(bytes, find(bytes, tables, ['stsz']));
  const perChunk = samplesPerChunk(bytes, find(bytes, tables, ['stsc']));
  let sample = 0;
  chunkOffsets(bytes, tables).forEach((offset, chunk) => {
    const count = perChunk(chunk + 1);
    const length = sizes.slice(sample, sample + count).reduce((sum, size) => sum + size, 0);
    bytes.fill(0, offset, offset + length);
    sample += count;
  });
}

/** The 32-bit words after a full box's version and flags. */
function words(bytes: Uint8Array, box: Box | undefined): DataView {
  if (!box) throw new BrokenFile('MP4');
  return new DataView(bytes.buffer, bytes.byteOffset + box.content + 4, box.end - box.content - 4);
}

function sampleSizes(bytes: Uint8Array, box: Box | undefined): number[] {
  const table = words(bytes, box);
  const [common, count] = [table.getUint32(0), table.getUint32(4)];
  // Not more samples than the file has bytes: a wrong count must not exhaust memory.
  if (count > bytes.length) throw new BrokenFile('MP4');
  if (common !== 0) return Array.from({ length: count }, () => common);
  if (8 + count * 4 > table.byteLength) throw new BrokenFile('MP4');
  return Array.from({ length: count }, (_, n) => table.getUint32(8 + n * 4));
}

function samplesPerChunk(bytes: Uint8Array, box: Box | undefined): (chunk: number) => number {
  const table = words(bytes, box);
  const count = table.getUint32(0);
  if (4 + count * 12 > table.byteLength) throw new BrokenFile('MP4');
  const runs = Array.from({ length: count }, (_, n) => ({
    first: table.getUint32(4 + n * 12),
    samples: table.getUint32(8 + n * 12),
  }));
  return (chunk) => runs.findLast(({ first }) => first <= chunk)?.samples ?? 0;
}

function chunkOffsets(bytes: Uint8Array, tables: Box): number[] {
  const short = find(bytes, tables, ['stco']);
  const table = words(bytes, short ?? find(bytes, tables, ['co64']));
  const width = short ? 4 : 8;
  const count = table.getUint32(0);
  if (4 + count * width > table.byteLength) throw new BrokenFile('MP4');
  return Array.from({ length: count }, (_, n) =>
    short ? table.getUint32(4 + n * 4) : Number(table.getBigUint64(4 + n * 8)),
  );
}
