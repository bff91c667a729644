import { crc32c } from '../../crc32c.ts';

const BLOCK = 32_768;
const HEADER = 7;
/** Added to a stored checksum, so that a checksum of a checksum causes no trouble (LevelDB, util/crc32c.h). */
const MASK_DELTA = 0xa282ead8;
/** Whether a fragment may follow an unfinished record, by its type: FULL, FIRST, MIDDLE, LAST. */
const CONTINUES = [undefined, false, false, true, true];

/**
 * The offset of the first damage in a LevelDB log (doc/log_format.md), which LevelDB itself would silently skip;
 * undefined when there is none. A record truncated by the end of the file does not count: it was being written when the
 * process died, and so was never acknowledged.
 */
export function damageIn(log: Buffer): number | undefined {
  let offset = 0;
  let unfinished = false;
  while (log.length - offset >= HEADER) {
    const left = BLOCK - (offset % BLOCK);
    if (left < HEADER) {
      offset += left;
      continue;
    }
    const length = log.readUInt16LE(offset + 4);
    const type = log.readUInt8(offset + 6);
    // Space that the file system allocated and nothing was written to.
    if (type === 0 && length === 0 && log.subarray(offset).every((byte) => byte === 0)) return undefined;
    if (HEADER + length > left || CONTINUES[type] !== unfinished) return offset;
    if (offset + HEADER + length > log.length) return undefined;
    if (!hasItsChecksum(log, offset, length)) return offset;
    unfinished = type === 2 || type === 3;
    offset += HEADER + length;
  }
  return undefined;
}

function hasItsChecksum(log: Buffer, offset: number, length: number): boolean {
  const checksum = crc32c(log.subarray(offset + 6, offset + HEADER + length));
  const rotated = ((checksum >>> 15) | (checksum << 17)) >>> 0;
  return (rotated + MASK_DELTA) >>> 0 === log.readUInt32LE(offset);
}
