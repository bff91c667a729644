import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestStack, type TestStack } from '../test-stack.ts';

let stack: TestStack;
beforeAll(async () => {
  stack = await startTestStack({ development: true });
});
afterAll(() => stack.stop());

const get = (target: string) => fetch(stack.url + target, { headers: { accept: 'text/html' } });

test.each(['/', '/trips/0abc', '/profile/anna.k'])('in development %s is the app from its sources', async (target) => {
  const answer = await get(target);
  expect(answer.status).toBe(200);
  expect(await answer.text()).toContain('/@vite/client');
});

test('in development calls are answered by the functions as usual', async () => {
  const answer = await get('/api/user');
  expect(await answer.json()).toBeNull();
});

test('the open page receives changes over a web socket at the site’s own address', async () => {
  const { port } = new URL(stack.url);
  for (const host of ['127.0.0.1', '[::1]']) {
    const socket = new WebSocket(`ws://${host}:${port}/?token=${await socketToken()}`, 'vite-hmr');
    const [message] = await Promise.all([
      new Promise((resolve, reject) => {
        socket.addEventListener('message', ({ data }) => resolve(data));
        socket.addEventListener('error', reject);
      }),
    ]);
    expect(JSON.parse(String(message))).toMatchObject({ type: 'connected' });
    socket.close();
  }
});

/** Vite only accepts connections from pages that it has served. */
async function socketToken(): Promise<string> {
  const client = await (await fetch(`${stack.url}/@vite/client`)).text();
  return /const wsToken = "([^"]+)"/.exec(client)?.[1] ?? '';
}
