import { createServer } from 'node:http';
import { dailyRatesFile } from '#functions/costs/test-daily-rates.ts';

/** Serves a day's exchange rates as the Bank does, for a benchmark that asks no other machine; returns their address. */
export async function publishRates(): Promise<string> {
  const file = dailyRatesFile('2026-11-20', {});
  const server = createServer((_, response) => response.end(file));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  server.unref();
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  return `http://127.0.0.1:${port}/`;
}
