import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { readInThread } from '#functions/mail/reader/mail-reader-thread.ts';
import { logger } from '#functions/runtime/logger.ts';
import { MAIL_BOMBS } from './mail-bombs.ts';
import { readCases } from './mail-cases.ts';
import { mutate, randomFrom } from './mail-mutations.ts';

const LIMIT = 2_000;

/**
 * `npm run fuzz:mail -- [--mails 20000] [--seed 1] [--bombs]`: reads damaged mails as the product does, and fails when
 * one throws, hangs, or yields neither bookings nor a reason.
 */
async function fuzz(count: number, seed: number): Promise<void> {
  logger.setLogLevel('CRITICAL');
  const mails = readCases(resolve(import.meta.dirname, '../../events/mail'), 'mail.eml').map(({ mail }) => mail);
  const times: number[] = [];
  const failures: string[] = [];
  let withBookings = 0;
  let givenUp = 0;
  let bytes = 0;
  for (let mail = 0; mail < count; mail += 1) {
    const raw = mutate(mails, randomFrom(seed * 1_000_003 + mail));
    const begun = performance.now();
    try {
      const { bookings, reason } = await readInThread(raw, {});
      if (bookings.length > 0) withBookings += 1;
      else if (!reason) failures.push(`${mail}: neither bookings nor a reason`);
      if (reason?.endsWith('to read.') || reason?.endsWith('broke off.')) {
        givenUp += 1;
        failures.push(`${mail}: ${reason}`);
      }
    } catch (error) {
      failures.push(`${mail}: threw ${String(error)}`);
    }
    times.push(performance.now() - begun);
    bytes += raw.byteLength;
  }
  times.sort((a, b) => a - b);
  const at = (share: number) => (times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0).toFixed(1);
  console.log(
    `${count} damaged mails of ${(bytes / count / 1024).toFixed(1)} KB: ${withBookings} with bookings, ${count - withBookings} with a reason, ${givenUp} given up on`,
  );
  console.log(`time a mail: median ${at(0.5)} ms, p99 ${at(0.99)} ms, most ${at(1)} ms`);
  console.log(`memory of the process: ${Math.round(process.resourceUsage().maxRSS / 1024)} MB at most`);
  for (const failure of failures.slice(0, 50)) console.log(`  seed ${seed}, mail ${failure}`);
  if (failures.length > 0 || Number(at(1)) > LIMIT * 5) process.exitCode = 1;
}

/** Reads each expensive mail, and prints its cost: processor time, and growth of the process. */
async function bombs(): Promise<void> {
  logger.setLogLevel('CRITICAL');
  for (const [name, make] of Object.entries(MAIL_BOMBS)) {
    const raw = make();
    // A thread that the previous mail has ended is restarted here, so that each mail's cost is its own.
    await readInThread(new TextEncoder().encode('Subject: ready\r\n\r\n'), {});
    const [memory, processor] = [process.memoryUsage.rss(), process.cpuUsage()];
    let most = memory;
    const watch = setInterval(() => {
      most = Math.max(most, process.memoryUsage.rss());
    }, 5);
    const { bookings, reason } = await readInThread(raw, {});
    clearInterval(watch);
    const { user, system } = process.cpuUsage(processor);
    if (bookings.length === 0 && !reason) process.exitCode = 1;
    console.log(
      `${name.padEnd(36)} ${((user + system) / 1000).toFixed(0).padStart(5)} ms ${((most - memory) / 1024 / 1024).toFixed(0).padStart(4)} MB  ${reason ?? `${bookings.length} bookings`}`,
    );
  }
}

const { values } = parseArgs({
  options: {
    mails: { type: 'string', default: '20000' },
    seed: { type: 'string', default: '1' },
    bombs: { type: 'boolean', default: false },
  },
});
if (values.bombs) await bombs();
else await fuzz(Number(values.mails), Number(values.seed));
process.exit();
