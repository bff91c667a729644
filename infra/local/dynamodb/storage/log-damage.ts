import { crc32c } from '../../crc32c.ts';

const BLOCK = 32_768;
const HEADER = 7;
/** Added to a stored checksum, so that the checksum of a checksum is no trap (LevelDB, util/crc32c.h). */
const MASK_DELTA = 0xa282ead8;
/** Whether a fragment may follow an unfinished record, by its type: FULL, FIRST, MIDDLE, LAST. */
const CONTINUES = [undefined, false, false, true, true];

/**
 * The offset of the first damage in a log of LevelDB (doc/log_format.md), which LevelDB itself would skip without a
 * word; undefined when there is none. A record that the end of the file cuts off is none: it was being written when the
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
    // Room that the file system gave and nothing was written to.
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
