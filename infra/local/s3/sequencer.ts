/**
 * Numbers that increase with every call, also across restarts unless the clock is set back: 16 hexadecimal digits, so
 * that they sort as text, the format of the `sequencer` of S3's events.
 */
export function sequencer(): () => string {
  let last = 0n;
  return () => {
    const now = BigInt(Date.now()) << 20n;
    last = now > last ? now : last + 1n;
    return last.toString(16).toUpperCase().padStart(16, '0');
  };
}
