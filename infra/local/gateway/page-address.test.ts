import { beforeAll, expect, test } from 'vitest';
import * as getPreview from '#functions/sharing/get-preview.ts';
import { call } from '../function-fixture/call-function.ts';
import { gatewayOf } from '../function-fixture/running-gateway.ts';
import { createTrip } from '../function-fixture/sample-trip.ts';
import { sendRequest } from '../function-fixture/send-request.ts';
import { signUp, type TestTraveller } from '../function-fixture/sign-up.ts';
import { startFunctions } from '../function-fixture/start-functions.ts';

await startFunctions();

const WHATSAPP = 'WhatsApp/2.23.20.0 A';
const CHROME = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36';

let owner: TestTraveller;
let port: number;
beforeAll(async () => {
  owner = await signUp();
  await call(getPreview, { params: { kind: 'pages', id: 'site' } });
  port = await gatewayOf(new Map());
});

function ask(path: string, agent: string, method = 'GET') {
  const headers = { host: 'localhost:3000', 'user-agent': agent, cookie: owner.cookie, accept: 'text/html' };
  return sendRequest(port, { method, path, headers }, Buffer.alloc(0));
}

/** What the site of the fixture answers to everything. */
const THE_SITE = { status: 404, body: undefined };

test('SHARE-14 who fetches previews gets one at the trip’s own address, and a browser the site', async () => {
  const trip = await createTrip(owner, { title: 'A week in Porto', isPublic: true });
  const preview = await ask(`/trips/${trip.id}?day=1`, WHATSAPP);
  expect(preview).toMatchObject({
    status: 200,
    headers: { 'content-type': 'text/html; charset=utf-8', vary: 'accept-encoding, user-agent' },
  });
  expect(preview.headers['content-security-policy']).toBe("default-src 'none'; img-src 'self' https:");
  expect(preview.body).toContain('<title>A week in Porto</title>');
  expect(await ask(`/trips/${trip.id}`, CHROME)).toMatchObject(THE_SITE);
  expect(await ask(`/trips/${trip.id}`, WHATSAPP, 'HEAD')).toMatchObject({ status: 200, body: undefined });
});

test('SHARE-14 a private trip’s preview is that of any page, also with its owner’s session', async () => {
  const trip = await createTrip(owner, { title: 'A secret', isPublic: false });
  const [ofTrip, ofHome, ofNothing] = await Promise.all(
    [`/trips/${trip.id}`, '/', '/trips/no-such-trip'].map(async (path) => ask(path, WHATSAPP)),
  );
  expect(ofTrip?.body).toContain('<title>Travel Timeline</title>');
  expect(ofTrip?.body).toBe(ofHome?.body);
  expect(ofTrip?.body).toBe(ofNothing?.body);
});

test('SHARE-14 files and calls are the same for everyone', async () => {
  for (const agent of [WHATSAPP, CHROME]) {
    expect(await ask('/preview.png', agent)).toMatchObject(THE_SITE);
    expect(await ask('/assets/app.js', agent)).toMatchObject(THE_SITE);
    expect((await ask('/api/nothing', agent)).body).toEqual({ message: 'Not Found' });
  }
});
