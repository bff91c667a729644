import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { smokeChecks } from './smoke-test.ts';

/*
 * `npm run smoke -- https://travel.example.com`: checks whether a running stage works. A new stage's address is not
 * known to every name server yet: `--patience` is for how many seconds to retry.
 */

const BETWEEN_MS = 5000;
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { patience: { type: 'string', default: '120' } },
});
const [address] = positionals;
if (address === undefined) throw new Error('Which stage? npm run smoke -- https://travel.example.com');
const siteUrl = address.replace(/\/$/, '');
await untilItAnswers(Date.now() + Number(values.patience) * 1000);

for (const { name, holds } of smokeChecks(siteUrl)) {
  try {
    const notAsked = await holds();
    console.log(notAsked === undefined ? `✓ ${name}` : `– ${name}: not asked, as ${notAsked}`);
  } catch (error) {
    console.error(`✗ ${name}: ${error instanceof Error ? error.message : String(error)}`);
    process.exitCode = 1;
  }
}

async function untilItAnswers(deadline: number): Promise<void> {
  for (;;) {
    try {
      await fetch(siteUrl);
      return;
    } catch (error) {
      if (Date.now() > deadline) throw error;
      await wait(BETWEEN_MS);
    }
  }
}
