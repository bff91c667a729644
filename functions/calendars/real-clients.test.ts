import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { call, succeed } from '#infra/local/function-fixture/call-function.ts';
import { gatewayOf } from '#infra/local/function-fixture/running-gateway.ts';
import { createActivity, createDay, createTrip } from '#infra/local/function-fixture/sample-trip.ts';
import { signUp, type TestTraveller } from '#infra/local/function-fixture/sign-up.ts';
import { startFunctions } from '#infra/local/function-fixture/start-functions.ts';
import * as updateActivity from '../activities/update-activity.ts';
import * as createCalendar from './create-calendar.ts';
import * as endCalendar from './end-calendar.ts';
import * as getCalendar from './get-calendar.ts';

/*
 * Programs that people use, as Debian and Ubuntu pack them (apt-get install khal vdirsyncer): vdirsyncer subscribes to
 * the address over HTTP, and khal shows what it got, in the zone of whoever looks.
 */

const run = promisify(execFile);
const isInstalled = async (program: string) => {
  try {
    await run(program, ['--version']);
    return true;
  } catch {
    return false;
  }
};
const missing = (
  await Promise.all(['khal', 'vdirsyncer'].map(async (each) => ((await isInstalled(each)) ? [] : [each])))
).flat();

await startFunctions();
let folder: string;
let ada: TestTraveller;

beforeAll(async () => {
  ada = await signUp();
  folder = await mkdtemp(path.join(tmpdir(), 'calendar-clients-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

/** Subscribes to an address, each time anew as a client does that looks for changes. */
async function sync(address: string): Promise<void> {
  const config = path.join(folder, 'vdirsyncer');
  const lines = [
    ...['[general]', `status_path = "${folder}/status/"`],
    ...['[pair trips]', 'a = "site"', 'b = "local"', 'collections = null', 'conflict_resolution = "a wins"'],
    ...['[storage site]', 'type = "http"', `url = "${address}"`],
    ...['[storage local]', 'type = "filesystem"', `path = "${folder}/trips/"`, 'fileext = ".ics"'],
  ];
  await writeFile(config, lines.join('\n'));
  // It asks whether to make the folder.
  const made = run('vdirsyncer', ['--config', config, 'discover', 'trips']);
  made.child.stdin?.end('y\ny\n');
  await made;
  await run('vdirsyncer', ['--config', config, 'sync']);
}

/** What khal lists from a date on, a line for each event, in a zone. */
async function listed(from: string, zone: string): Promise<string[]> {
  const config = path.join(folder, 'khal');
  const lines = [
    ...['[calendars]', '[[trips]]', `path = ${folder}/trips/`],
    ...[
      '[locale]',
      `local_timezone = ${zone}`,
      `default_timezone = ${zone}`,
      'timeformat = %H:%M',
      'dateformat = %Y-%m-%d',
    ],
    ...['longdateformat = %Y-%m-%d', 'datetimeformat = %Y-%m-%d %H:%M', 'longdatetimeformat = %Y-%m-%d %H:%M'],
    ...['[sqlite]', `path = ${folder}/khal-${zone.replace('/', '-')}.db`],
    ...['[default]', 'default_calendar = trips'],
  ];
  await writeFile(config, lines.join('\n'));
  const format = '{start-long-full}|{end-long-full}|{title}|{location}';
  const options = [
    '--config',
    config,
    'list',
    '--once',
    '--notstarted',
    '--format',
    format,
    '--day-format',
    '',
    from,
    '30d',
  ];
  const { stdout } = await run('khal', options, { env: { ...process.env, LC_ALL: 'C.UTF-8' } });
  return stdout.split('\n').filter((line) => line.includes('|'));
}

it('OUT-01 OUT-02 vdirsyncer subscribes to the address and khal shows each item at the right hour of any zone, with its changes, until it is ended', async ({
  skip,
}) => {
  const isRequired = process.env.CALENDAR_CLIENTS === 'required';
  skip(!isRequired && missing.length > 0, `not installed here: ${missing.join(', ')} (npm run calendar-clients)`);
  expect(missing).toEqual([]);
  const trip = await createTrip(ada, { startDate: '2027-06-03', endDate: '2027-06-09', isPublic: false });
  const day = await createDay(ada, trip.id, { date: '2027-06-03' });
  const flight = {
    ...{ title: 'LX 160', kind: 'flight', time: '13:00', timeZone: 'Europe/Zurich', endTime: '23:50' },
    ...{ endTimeZone: 'Asia/Tokyo', location: 'ZRH', endLocation: 'NRT', confirmationNumber: 'SECRET77' },
  };
  const { id } = await createActivity(ada, day.id, flight);
  await createActivity(ada, day.id, { title: 'Inn', kind: 'stay', endDate: '2027-06-06', time: '15:00' });
  await createActivity(ada, day.id, { title: 'Walk' });
  const { id: calendarId, address } = await succeed(createCalendar, { as: ada, body: { tripId: trip.id } });
  const { pathname } = new URL(address);
  // Starts the gateway, which the clients then ask.
  const token = pathname.slice(pathname.lastIndexOf('/') + 1);
  expect((await call(getCalendar, { params: { token } })).status).toBe(200);
  const local = `http://127.0.0.1:${await gatewayOf(new Map())}${pathname}`;

  await sync(local);
  expect(await listed('2027-06-01', 'America/New_York')).toEqual([
    '2027-06-03 00:00|2027-06-03 00:00|Walk|',
    // All-day: its last day is the one before checking out.
    '2027-06-03 00:00|2027-06-05 00:00|Inn|',
    '2027-06-03 07:00|2027-06-03 10:50|LX 160|ZRH → NRT',
  ]);
  await succeed(updateActivity, { as: ada, params: { id }, body: { ...flight, time: '14:30' } });
  await sync(local);
  expect((await listed('2027-06-01', 'Asia/Tokyo')).join('\n')).toContain('2027-06-03 21:30|2027-06-03 23:50|LX 160');
  await succeed(endCalendar, { as: ada, params: { id: calendarId } });
  await expect(sync(local)).rejects.toThrow(/Not Found/);
}, 120_000);
