/** The table of CRC-32C (Castagnoli, RFC 3720 appendix B.4), reflected. */
const TABLE = Uint32Array.from({ length: 256 }, (_, byte) => {
  let remainder = byte;
  for (let bit = 0; bit < 8; bit++) remainder = remainder & 1 ? 0x82f63b78 ^ (remainder >>> 1) : remainder >>> 1;
  return remainder;
});

/** The CRC-32C of `data` following bytes whose CRC-32C is `before` (0 when there are none). */
export function crc32c(data: Uint8Array, before = 0): number {
  let remainder = ~before;
  for (const byte of data) remainder = (TABLE[(remainder ^ byte) & 0xff] ?? 0) ^ (remainder >>> 8);
  return ~remainder >>> 0;
}
