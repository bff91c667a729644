import { randomBytes } from 'node:crypto';
import { cp, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createTransport } from 'nodemailer';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { routes } from '#shared/routes.ts';
import { apiClient } from '../demo/api-client.ts';
import { bookingMail } from '../function-fixture/sample-mail.ts';
import { startTestStack, type TestStack } from '../test-stack.ts';

/*
 * What may happen to mails between their 250 and the inbox: the code that reads them is broken when the first ones
 * come, is fixed, and the process is killed while they are read. All of it in a copy of the project.
 */

const PROJECT = path.resolve(import.meta.dirname, '..', '..', '..');
/** Timeout for a machine that is busy with other tests. */
const PATIENCE = { timeout: 90_000, interval: 100 };
const SENDERS = 10;

let root: string;
let stack: TestStack;
beforeAll(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'delivery-'));
  for (const each of ['package.json', 'functions', 'shared', 'infra']) {
    await cp(path.join(PROJECT, each), path.join(root, each), { recursive: true });
  }
  await symlink(path.join(PROJECT, 'node_modules'), path.join(root, 'node_modules'));
});
afterAll(async () => {
  await stack.stop();
  await rm(root, { recursive: true });
});

const start = (port = 0) =>
  startTestStack({
    ...{ projectFolder: root, dataFolder: path.join(root, 'data'), port },
    environment: {
      LOG_LEVEL: 'CRITICAL',
      TRAVELLER_LIMITS: JSON.stringify({ mailsInTenMinutes: 1000, mailsADay: 1000 }),
    },
  });

/** Breaks a module like an editor that has saved half of it; resolves with a function that fixes it. */
async function breakModule(file: string, broken: string): Promise<() => Promise<void>> {
  const source = await readFile(path.join(root, file), 'utf8');
  await writeFile(path.join(root, file), broken);
  return () => writeFile(path.join(root, file), source);
}

/** Sends each subject once, several at a time; resolves with those that were acknowledged. */
async function send(to: string, subjects: readonly string[], onAcknowledged: (count: number) => void) {
  const waiting = [...subjects];
  const acknowledged: string[] = [];
  const sender = async () => {
    const transport = createTransport({ host: '127.0.0.1', port: stack.smtpPort, ignoreTLS: true });
    for (let subject = waiting.shift(); subject !== undefined; subject = waiting.shift()) {
      const raw = bookingMail(to, { Subject: subject, 'Message-ID': `<${subject.replace(' ', '.')}@table.example>` });
      const sent = await Promise.allSettled([transport.sendMail({ envelope: { from: 'a@b.example', to }, raw })]);
      if (sent[0].status === 'fulfilled') onAcknowledged(acknowledged.push(subject));
    }
  };
  await Promise.all(Array.from({ length: SENDERS }, sender));
  return acknowledged;
}

const eventsIn = (folder: string) => readdir(path.join(root, 'data', 's3', 'events', folder));

test('no acknowledged mail is lost when its function cannot be loaded for a while and the process is killed amid 100 mails', async () => {
  const mendReader = await breakModule(
    'functions/mail/extract/read-message.ts',
    "import { missing } from './mail-reading.ts';\nexport const readMessage = missing;",
  );
  const mendInbox = await breakModule('functions/mail/inbox-email.ts', 'throw new Error("half written");');
  stack = await start();
  const ada = apiClient(stack.url);
  await ada.call(routes.register, {
    body: { firstName: 'Ada', lastName: 'L', email: 'ada@example.com', password: randomBytes(9).toString('hex') },
  });
  const { emailAddress } = await ada.call(routes.getEmailAddress, {});
  const subjects = Array.from({ length: 100 }, (_, index) => `Table ${index}`);

  const early = await send(emailAddress, subjects.slice(0, 20), () => undefined);
  expect(early).toHaveLength(20);
  // First the function cannot be loaded; then only its worker thread cannot.
  await expect.poll(() => stack.output(), PATIENCE).toMatch(/inbound\/\w+ failed and is tried again .*inbox-email/);
  await mendInbox();
  await expect.poll(() => stack.output(), PATIENCE).toMatch(/failed and is tried again .* export named 'missing'/);
  await mendReader();
  const inbox = async () => {
    const entries = await ada.call(routes.listProcessedEmails, { query: { limit: 100 } });
    return entries.map(({ subject }) => subject ?? '');
  };
  // Without a restart: a module that failed to load is tried again.
  await expect.poll(async () => (await inbox()).length, PATIENCE).toBeGreaterThan(0);

  let killed: Promise<void> | undefined;
  const amid = await send(emailAddress, subjects.slice(20), (count) => {
    if (count === 30) killed = stack.kill();
  });
  await killed;
  expect(amid.length).toBeGreaterThanOrEqual(30);
  expect(amid.length).toBeLessThan(80);
  const { port } = new URL(stack.url);
  stack = await start(Number(port));
  await expect.poll(inbox, PATIENCE).toEqual(expect.arrayContaining([...early, ...amid]));

  // The senders retry, as mail servers do; some of the mails may have been stored already.
  const others = subjects.filter((subject) => ![...early, ...amid].includes(subject));
  expect(await send(emailAddress, others, () => undefined)).toHaveLength(others.length);
  await expect.poll(async () => (await inbox()).toSorted(), PATIENCE).toEqual(subjects.toSorted());
  await expect.poll(() => eventsIn('pending'), PATIENCE).toEqual([]);
  expect(await eventsIn('dead-letter')).toEqual([]);
}, 400_000);
