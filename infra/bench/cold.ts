import path from 'node:path';
import { parseArgs } from 'node:util';
import { NODE_OPTIONS } from '#infra/aws/constructs/function-environment.ts';
import { bundleFunctions, type SdkPlace } from '#infra/build/bundle-functions.ts';
import { bundles } from '#infra/build/bundles.ts';
import { startFunctionWorld } from '#infra/local/function-fixture/function-world.ts';
import { newSession, signUp } from '#infra/local/function-fixture/sign-up.ts';
import { readEvent } from '#infra/test/sample-events.ts';
import { COLUMNS, describeStarts, ratiosTo, type Starts } from './cold-start/describe-starts.ts';
import { startMailService } from './cold-start/mail-service.ts';
import { startCold } from './cold-start/start-cold.ts';
import { median } from './statistics.ts';

/*
 * `npm run bench:cold`: starts every built bundle in fresh processes through the Lambda Runtime API and compares its
 * init and its first answer with those of an empty handler that holds the same client and reads one key with it. Beside
 * it stands one that holds the client and asks for nothing, of which a first request of the SDK alone is a fifth to a
 * quarter. On a busy machine the processor time says more than the time.
 */

const EMPTY = { name: 'empty', entry: 'infra/bench/cold-start/empty-table.ts' };
const READING = { name: 'empty-read', entry: 'infra/bench/cold-start/empty-table-read.ts' };
/** What the median over all routes may be of the empty handler's time. */
const MOST = 1.5;
const FOLDER = '.build/bench-cold';
/** The site of the sample events, so that writes are not refused for coming from another one. */
const SITE_URL = 'https://travel.example.com';

const { values } = parseArgs({
  options: {
    /** Starts of each bundle; the median counts. */
    runs: { type: 'string', default: '5' },
    /** inside, external or both: where the AWS SDK is. */
    sdk: { type: 'string', default: 'inside' },
    /** Only the bundles whose name has this in it. */
    only: { type: 'string', default: '' },
    /** What NODE_OPTIONS is for the functions; by default as deployed. */
    node: { type: 'string', default: NODE_OPTIONS },
  },
});
const places = (['inside', 'external'] as const).filter((place) => values.sdk === place || values.sdk === 'both');

const world = await startFunctionWorld({ s3: true });
const mailService = await startMailService();
const traveller = await signUp();
const environment = {
  ...world.environment,
  AWS_ENDPOINT_URL_SES: mailService.endpoint,
  ...{ SITE_URL, PATH: process.env.PATH ?? '', LOG_LEVEL: 'ERROR', NODE_OPTIONS: values.node },
};
let held = true;
for (const place of places) held = (await measure(place)) && held;
mailService.close();
await world.close();
process.exitCode = held ? 0 : 1;

async function measure(sdk: SdkPlace): Promise<boolean> {
  const folder = path.join(FOLDER, sdk);
  const chosen = bundles.filter(({ name }) => name.includes(values.only));
  const all = [EMPTY, READING, ...chosen];
  const built = await bundleFunctions(all, folder, sdk);
  const starts = new Map(all.map(({ name }) => [name, startsOf(built.get(name)?.bytesAtStart)]));
  for (let run = 0; run < Number(values.runs); run++) {
    // One after the other, so that what slows the machine down slows all of them down.
    for (const [name, each] of starts) {
      const event = chosen.some((bundle) => bundle.name === name) ? await signedIn(readEvent(`${name}.json`)) : {};
      each.all.push(await startCold({ folder: path.join(folder, name), event, environment }));
    }
  }
  const empty = starts.get(EMPTY.name);
  const reading = starts.get(READING.name);
  if (!empty || !reading) throw new Error('The empty handlers were not started');
  console.log(`\nSDK ${sdk}, NODE_OPTIONS=${values.node}, ${values.runs} starts each, medians in ms`);
  console.log(COLUMNS);
  for (const [name, each] of starts) console.log(describeStarts(name, each, reading, empty));
  const ofChosen = chosen.flatMap(({ name }) => starts.get(name) ?? []);
  const medianTo = (other: Starts) => {
    const ratios = ofChosen.map((each) => ratiosTo(each, other));
    const [time, cpu] = [median(ratios.map((each) => each.time)), median(ratios.map((each) => each.cpu))];
    return { time, text: `${time.toFixed(2)} of its time, ${cpu.toFixed(2)} of its processor time` };
  };
  const [toReading, toEmpty] = [medianTo(reading), medianTo(empty)];
  console.log(`Median over ${chosen.length} functions, of the empty handler`);
  console.log(`  that reads a key (at most ${MOST}): ${toReading.text}`);
  console.log(`  that asks for nothing: ${toEmpty.text}`);
  return toReading.time <= MOST;
}

function startsOf(bytes = 0): Starts {
  return { bytes, all: [] };
}

/** A session of its own for each start: some of the calls end theirs. */
async function signedIn(event: unknown): Promise<unknown> {
  if (typeof event !== 'object' || event === null || !('routeKey' in event)) return event;
  return { ...event, cookies: [await newSession(traveller.id)] };
}
