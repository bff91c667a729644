/** The table is some 2 KB. */
const MOST_BYTES = 100_000;
const TIMEOUT_MS = 10_000;

/**
 * The European Central Bank's reference rates of the last working day, as it publishes them about 16:00 CET
 * (eurofxref-daily.xml). Throws when they cannot be read in ten seconds.
 */
export async function fetchDailyRates(url: string): Promise<string> {
  const response = await fetch(url, { redirect: 'error', signal: AbortSignal.timeout(TIMEOUT_MS) });
  if (!response.ok) throw new Error(`the exchange rates answered ${response.status}`);
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of response.body ?? []) {
    bytes += chunk.byteLength;
    if (bytes > MOST_BYTES) throw new Error(`the exchange rates have more than ${MOST_BYTES} bytes`);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}
