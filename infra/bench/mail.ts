import { resolve } from 'node:path';
import { readMessage } from '#functions/mail/extract/read-message.ts';
import { calibrate, calibrationReport, newCalibration } from './mail-calibration.ts';
import { readCases } from './mail-cases.ts';
import { speedBySize } from './mail-speed.ts';
import { newTally, report, tallyCase } from './mail-tally.ts';

const ROUNDS = 3;
const EVENTS = resolve(import.meta.dirname, '../../events/mail');

/**
 * `npm run bench:mail -- [folder] [mail name] [--mistakes]`: reads every mail of events/mail, or of a folder with the
 * same layout, and prints the accuracy of the bookings, and a mail's cost in time and memory in one warm process.
 */
async function bench(folder: string, mailName: string, withMistakes: boolean): Promise<void> {
  const cases = readCases(folder, mailName);
  const tally = newTally();
  const calibration = newCalibration();
  const times: number[] = [];
  let bytes = 0;
  let peak = 0;
  for (const mail of cases) {
    const { bookings } = await readMessage(mail.mail, {});
    tallyCase(tally, mail, bookings);
    calibrate(calibration, mail, bookings);
    bytes += mail.mail.byteLength;
  }
  for (let round = 0; round < ROUNDS; round += 1)
    for (const mail of cases) {
      const begun = process.cpuUsage();
      await readMessage(mail.mail, {});
      const { user, system } = process.cpuUsage(begun);
      times.push((user + system) / 1000);
      peak = Math.max(peak, process.memoryUsage().rss);
    }
  times.sort((a, b) => a - b);
  const at = (share: number) => (times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0).toFixed(1);
  console.log(`${cases.length} mails, ${tally.perfect} all right`);
  for (const line of report(tally)) console.log(line);
  for (const line of calibrationReport(calibration)) console.log(line);
  if (withMistakes) for (const mistake of tally.mistakes) console.log(`  ${mistake}`);
  console.log(
    `processor time a mail: median ${at(0.5)} ms, p99 ${at(0.99)} ms, most ${at(1)} ms; ${(bytes / Math.max(1, cases.length) / 1024).toFixed(1)} KB a mail`,
  );
  console.log('processor time by size:');
  for (const line of await speedBySize()) console.log(`  ${line}`);
  console.log(`memory: ${(peak / 1024 / 1024).toFixed(0)} MB at most`);
}

const named = process.argv.slice(2).filter((argument) => !argument.startsWith('--'));
await bench(
  named[0] === undefined ? EVENTS : resolve(named[0]),
  named[1] ?? 'mail.eml',
  process.argv.includes('--mistakes'),
);
