import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { GetCommand } from '@aws-sdk/lib-dynamodb';
import { tripKey } from '#functions/data/keys.ts';
import { table } from '#functions/data/table.ts';
import { until } from '#infra/local/demo/until.ts';
import { signUp, type TestTraveller } from '#infra/local/function-fixture/sign-up.ts';
import { startTestStack } from '#infra/local/test-stack.ts';
import { newActor } from './load/actor.ts';
import { findLost } from './load/find-lost.ts';
import { loadClient, type Timings } from './load/load-client.ts';
import { quantile } from './statistics.ts';
import { HUNDRED_CALLS } from './traffic-mix.ts';

/*
 * `npm run bench:load`: drives the local product with the traffic mix, 50 connections for two minutes, then reads
 * everything back that was acknowledged, and compares it. Exits with an error when a call failed or anything is lost.
 */

const { values } = parseArgs({
  options: { seconds: { type: 'string', default: '120' }, connections: { type: 'string', default: '50' } },
});
const LINES_OF_OUTPUT = 40;
const BARE_READ = 'bare DynamoDB read';
/** The baseline read is rare enough not to be load itself. */
const BARE_READ_EVERY_MS = 20;

const stack = await startTestStack({ environment: { LOG_LEVEL: 'ERROR' } });
const dynamoDb = await until('the address of DynamoDB', async () => /DynamoDB (http:\S+?),/.exec(stack.output())?.[1]);
Object.assign(process.env, {
  ...{ TABLE_NAME: 'travel-timeline', MEDIA_BUCKET: 'media', MAIL_BUCKET: 'mail', STAGE: 'local' },
  ...{ MAIL_DOMAIN: stack.mailDomain, SITE_URL: stack.url, AWS_ENDPOINT_URL_DYNAMODB: dynamoDb },
  ...{ AWS_REGION: 'eu-central-1', AWS_ACCESS_KEY_ID: 'AKIALOCAL', AWS_SECRET_ACCESS_KEY: 'local' },
});
const timings: Timings = new Map();
const failures: string[] = [];
const seconds = Number(values.seconds);

const travellers: TestTraveller[] = [];
for (let made = 0; made < Number(values.connections); made++) travellers.push(await signUp());
const actors = await Promise.all(
  travellers.map(({ cookie }, index) => newActor(loadClient(stack.url, cookie, timings), stack.smtpPort, index)),
);
timings.clear();
const end = Date.now() + seconds * 1000;
await Promise.all([...actors.map((actor, index) => work(actor, index * 7)), readBare()]);
const calls = [...timings.values()].reduce((sum, all) => sum + all.length, 0);
describe();
const lost = (await Promise.all(actors.map(findLost))).flat();
console.log(`${calls} calls in ${seconds} s over ${actors.length} connections, ${failures.length} failed`);
console.log(`${acknowledgedWrites()} acknowledged writes read back, ${lost.length} lost`);
for (const problem of [...new Set([...failures, ...lost])].slice(0, 20)) console.error(problem);
// The product's own reports: failed deliveries, events that were set aside.
if (failures.length + lost.length > 0) console.error(stack.output().split('\n').slice(-LINES_OF_OUTPUT).join('\n'));
await stack.stop();
process.exit(failures.length + lost.length === 0 ? 0 : 1);

async function work(actor: (typeof actors)[number], offset: number): Promise<void> {
  for (let turn = offset; Date.now() < end; turn++) {
    const kind = HUNDRED_CALLS[turn % HUNDRED_CALLS.length];
    if (!kind) continue;
    try {
      await actor.act(kind);
    } catch (error) {
      failures.push(`${kind}: ${error instanceof Error ? error.message : String(error)}`);
    }
  }
}

/** A trip's item, from the same server, under the same load. */
async function readBare(): Promise<void> {
  const { client, name } = table();
  const timer = loadClient(stack.url, '', timings);
  const Key = tripKey(actors[0]?.tripId() ?? '');
  while (Date.now() < end) {
    const { Item } = await timer.timed(BARE_READ, () =>
      client.send(new GetCommand({ TableName: name, Key, ConsistentRead: true })),
    );
    if (Item === undefined) throw new Error('The item of the bare read is not there');
    await wait(BARE_READ_EVERY_MS);
  }
}

function describe(): void {
  const bare = timings.get(BARE_READ) ?? [];
  console.log(
    `${'call'.padEnd(24)}${['calls', 'p50 ms', 'p99 ms', '× p50', '× p99'].map((each) => each.padStart(10)).join('')}`,
  );
  for (const [name, all] of [...timings].sort(([a], [b]) => (a < b ? -1 : 1))) {
    const [p50, p99] = [quantile(all, 0.5), quantile(all, 0.99)];
    const cells = [
      ...[String(all.length), p50.toFixed(0), p99.toFixed(0)],
      ...[(p50 / quantile(bare, 0.5)).toFixed(1), (p99 / quantile(bare, 0.99)).toFixed(1)],
    ];
    console.log(name.padEnd(24) + cells.map((cell) => cell.padStart(10)).join(''));
  }
}

function acknowledgedWrites(): number {
  return actors.reduce(
    (sum, { acknowledged: { ledger, mails, photos } }) => sum + ledger.acknowledged() + mails.size + photos.size,
    0,
  );
}
