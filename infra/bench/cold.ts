import path from 'node:path';
import { parseArgs } from 'node:util';
import { NODE_OPTIONS } from '#infra/aws/constructs/function-environment.ts';
import { bundleFunctions, type SdkPlace } from '#infra/build/bundle-functions.ts';
import { bundles } from '#infra/build/bundles.ts';
import { functionEntry } from '#infra/function-entry.ts';
import { startFunctionWorld } from '#infra/local/function-fixture/function-world.ts';
import { newSession, signUp } from '#infra/local/function-fixture/sign-up.ts';
import { readEvent } from '#infra/test/sample-events.ts';
import { allRoutes } from '#shared/routes.ts';
import { MOST, tooSlow } from './cold-start/bar.ts';
import { COLUMNS, describeStarts, type Ratios, ratiosTo, type Starts, statusOf } from './cold-start/describe-starts.ts';
import { emptyHandlerFor, emptyHandlers, READING } from './cold-start/empty-handlers.ts';
import { startMailService } from './cold-start/mail-service.ts';
import { startCold } from './cold-start/start-cold.ts';
import { storeAnnouncedMail } from './cold-start/stored-mail.ts';
import { publishRates } from './publish-rates.ts';
import { median } from './statistics.ts';

/*
 * `npm run bench:cold`: starts every built bundle in fresh processes through the Lambda Runtime API and compares what
 * its cold start costs with that of an empty handler that creates the same clients and requests nothing: init and the
 * first response, less the response to a second event of the kind, which is what the call takes in any case. A second
 * baseline reads one key: the lower bound for functions that read the table. Exits with an error when the median over
 * all routes or a single one is above its limit, or a first response is a failure. On a busy machine, processor time is
 * more reliable than elapsed time.
 */

const BROKEN = 500;
const FOLDER = '.build/bench-cold';
/** The origin in the sample events, so that writes pass the origin check. */
const SITE_URL = 'https://travel.example.com';

const { values } = parseArgs({
  options: {
    /** Starts of each bundle; the median counts. */
    runs: { type: 'string', default: '5' },
    /** inside, external or both: where the AWS SDK is. */
    sdk: { type: 'string', default: 'inside' },
    /** Only bundles whose name contains this. */
    only: { type: 'string', default: '' },
    /** NODE_OPTIONS of the functions; by default as deployed. */
    node: { type: 'string', default: NODE_OPTIONS },
  },
});
const routeNames = new Set(allRoutes.map((route) => path.basename(functionEntry(route), '.ts')));
const places = (['inside', 'external'] as const).filter((place) => values.sdk === place || values.sdk === 'both');

const world = await startFunctionWorld({ s3: true });
const mailService = await startMailService();
const traveller = await signUp();
await storeAnnouncedMail(world.table, readEvent('receive-mail.json'), traveller.id);
const environment = {
  ...world.environment,
  AWS_ENDPOINT_URL_SES: mailService.endpoint,
  RATES_URL: await publishRates(),
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
  const all = [...emptyHandlers, ...chosen];
  const built = await bundleFunctions(all, folder, sdk);
  const starts = new Map<string, Starts>(
    all.map(({ name }) => [name, { bytes: built.get(name)?.bytesAtStart ?? 0, all: [] }]),
  );
  for (let run = 0; run < Number(values.runs); run++) {
    // Interleaved, so that whatever slows the machine down affects all of them.
    for (const [name, each] of starts) {
      const isEmpty = !chosen.some((bundle) => bundle.name === name);
      const event = async () => (isEmpty ? {} : signedIn(readEvent(`${name}.json`)));
      const events = [await event(), await event()] as const;
      each.all.push(await startCold({ folder: path.join(folder, name), events, environment }));
    }
  }
  const of = (name: string): Starts => {
    const found = starts.get(name);
    if (!found) throw new Error(`${name} was not started`);
    return found;
  };
  const emptyFor = (name: string) => of(emptyHandlerFor(built.get(name)?.inputsAtStart ?? []));
  console.log(`\nSDK ${sdk}, NODE_OPTIONS=${values.node}, ${values.runs} starts each, medians in ms`);
  console.log(COLUMNS);
  for (const [name, each] of starts) console.log(describeStarts(name, each, of(READING.name), emptyFor(name)));

  const routes = chosen.filter(({ name }) => routeNames.has(name));
  const overRoutes = (other: (name: string) => Starts) => {
    const ratios = routes.map(({ name }) => ratiosTo(of(name), other(name)));
    return {
      init: median(ratios.map((each) => each.init)),
      time: median(ratios.map((each) => each.time)),
      cpu: median(ratios.map((each) => each.cpu)),
    };
  };
  const toEmpty = overRoutes(emptyFor);
  console.log(`Median over ${routes.length} routes: init, cost of the cold start, processor time of the same`);
  console.log(`  of the empty handler (at most ${MOST.median}, a route ${MOST.route}): ${describeRatios(toEmpty)}`);
  console.log(`  of the one that reads a key: ${describeRatios(overRoutes(() => of(READING.name)))}`);
  const broken = chosen.filter(({ name }) => of(name).all.some(({ answer }) => (statusOf(answer) ?? 0) >= BROKEN));
  for (const { name } of broken) console.error(`${name} answers that something broke`);
  const slow = tooSlow(new Map(routes.map(({ name }) => [name, ratiosTo(of(name), emptyFor(name)).time])));
  for (const problem of slow) console.error(problem);
  return slow.length === 0 && broken.length === 0;
}

function describeRatios({ init, time, cpu }: Ratios): string {
  return [init, time, cpu].map((ratio) => ratio.toFixed(2)).join(', ');
}

/** A session of its own for each start: some of the calls end theirs. */
async function signedIn(event: unknown): Promise<unknown> {
  if (typeof event !== 'object' || event === null || !('routeKey' in event)) return event;
  return { ...event, cookies: [await newSession(traveller.id)] };
}
