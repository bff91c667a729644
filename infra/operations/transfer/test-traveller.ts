import nodemailer from 'nodemailer';
import * as z from 'zod/mini';
import { plainJpeg } from '#functions/photos/content/test-pictures.ts';
import { until } from '#infra/local/demo/until.ts';
import type { TestStack } from '#infra/local/test-stack.ts';

const Made = z.object({ id: z.string() });
const Upload = z.object({ uploadURL: z.string(), photoURL: z.string() });

/** A client of a running product; `cookie` is the session, if any. */
export function testTraveller(stack: TestStack, cookie = '') {
  /** Returns status, session and bytes; follows redirects to the bucket. */
  const ask = async (method: string, address: string, body?: unknown) => {
    const answer = await fetch(`${stack.url}${address}`, {
      method,
      headers: { origin: stack.url, cookie, 'content-type': 'application/json' },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const [session = ''] = answer.headers.getSetCookie().flatMap((each) => each.split(';', 1));
    return { status: answer.status, session, bytes: Buffer.from(await answer.bytes()) };
  };
  const get = async <T>(schema: z.ZodMiniType<T>, method: string, address: string, body?: unknown): Promise<T> => {
    const { status, bytes } = await ask(method, address, body);
    if (status >= 300) throw new Error(`${method} ${address} answered ${status}: ${bytes}`);
    return schema.parse(JSON.parse(bytes.toString('utf8')));
  };
  return { ask, get };
}

async function register(stack: TestStack, username: string) {
  const person = { username, firstName: username, lastName: 'Lovelace', email: `${username}@example.com` };
  const { session, bytes } = await testTraveller(stack).ask('POST', '/api/register', {
    ...{ ...person, password: 'engine no. 1' },
  });
  return { session, id: Made.parse(JSON.parse(bytes.toString('utf8'))).id };
}

/**
 * A public trip with a photo, its author's follower, and a mail; returns their sessions and where all of it is seen.
 */
export async function fillStack(stack: TestStack) {
  const [ada, grace] = [await register(stack, 'ada-travels'), await register(stack, 'grace')];
  const owner = testTraveller(stack, ada.session);
  await testTraveller(stack, grace.session).get(z.unknown(), 'POST', `/api/users/${ada.id}/follow`);
  const dates = { startDate: '2027-06-03T00:00:00.000Z', endDate: '2027-06-09T00:00:00.000Z' };
  const trip = await owner.get(Made, 'POST', '/api/trips', {
    ...{ ...dates, title: 'Rome', description: '', isPublic: 'true' },
  });
  const day = await owner.get(Made, 'POST', `/api/trips/${trip.id}/days`, {
    ...{ title: 'Forum', date: dates.startDate, location: 'Rome' },
  });
  await owner.get(Made, 'POST', `/api/trip-days/${day.id}/activities`, { title: 'Colosseum' });
  const photo = await addPhoto(owner, trip.id);
  await sendMail(stack, owner);
  const listed = z.array(z.object({ location: z.nullable(z.string()) }));
  await until('the trip in the feed with its place', async () => {
    const feed = await testTraveller(stack, grace.session).get(listed, 'GET', '/api/trips/following');
    return feed[0]?.location ?? undefined;
  });
  const own = ['/api/user', '/api/trips', `/api/trips/${trip.id}/days`, '/api/processed-emails', '/api/user/followers'];
  const everybodys = [photo, `/api/trips/${trip.id}`, '/api/trips/public', '/api/trips/public/ada-travels'];
  const looks: readonly (readonly [string, string])[] = [
    ...own.map((address) => [ada.session, address] as const),
    ...everybodys.map((address) => ['', address] as const),
    ...['/api/trips/following', '/api/users/search?q=love'].map((address) => [grace.session, address] as const),
  ];
  return { looks, photo };
}

async function addPhoto(owner: ReturnType<typeof testTraveller>, tripId: string): Promise<string> {
  const picture = plainJpeg();
  const type = 'image/jpeg';
  const { uploadURL, photoURL } = await owner.get(Upload, 'POST', '/api/objects/upload', {
    type,
    size: picture.length,
  });
  await fetch(uploadURL, { method: 'PUT', body: new Uint8Array(picture), headers: { 'content-type': type } });
  const WithPhotos = z.object({ photos: z.tuple([z.string()]) });
  const { photos } = await owner.get(WithPhotos, 'PUT', `/api/trips/${tripId}/photos`, { photoURL });
  return photos[0];
}

async function sendMail(stack: TestStack, owner: ReturnType<typeof testTraveller>): Promise<void> {
  const { emailAddress } = await owner.get(z.object({ emailAddress: z.string() }), 'GET', '/api/user/email-address');
  const transport = nodemailer.createTransport({ host: '127.0.0.1', port: stack.smtpPort, ignoreTLS: true });
  await transport.sendMail({ from: 'hotel@example.com', to: emailAddress, subject: 'Your stay', text: 'Hello Ada' });
  transport.close();
  await until('the mail in the inbox', async () => {
    const inbox = await owner.get(z.array(Made), 'GET', '/api/processed-emails');
    return inbox[0];
  });
}
