/**
 * Numbers that grow with every call, also across restarts as long as the clock does not go back: 16 hexadecimal
 * digits, so that they sort as text, the form of the `sequencer` of S3's events.
 */
export function sequencer(): () => string {
  let last = 0n;
  return () => {
    const now = BigInt(Date.now()) << 20n;
    last = now > last ? now : last + 1n;
    return last.toString(16).toUpperCase().padStart(16, '0');
  };
}
