import { expect, test } from 'vitest';
import { listen } from './listen.ts';

test('a port in use is refused, and nothing stays open', async () => {
  const first = await listen((_, response) => response.end('first'), 0);
  await expect(listen(() => {}, first.port)).rejects.toMatchObject({ code: 'EADDRINUSE' });
  await first.close(0);
  const second = await listen((_, response) => response.end('second'), first.port);
  expect(await (await fetch(`http://127.0.0.1:${second.port}`)).text()).toBe('second');
  await second.close(0);
});

test('closing lets a running request end and aborts one that does not', async () => {
  let finish = () => {};
  const server = await listen((request, response) => {
    if (request.url === '/slow') finish = () => response.end('done');
    response.flushHeaders();
  }, 0);
  const slow = await fetch(`http://127.0.0.1:${server.port}/slow`);
  const stuck = await fetch(`http://127.0.0.1:${server.port}/stuck`);
  const closed = server.close(50);
  finish();
  expect(await slow.text()).toBe('done');
  await expect(stuck.text()).rejects.toThrow();
  await closed;
});
