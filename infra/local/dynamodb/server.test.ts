import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ExecuteStatementCommand } from '@aws-sdk/client-dynamodb';
import { afterEach, expect, test } from 'vitest';
import { type RunningDynamoDb, startDynamoDb } from './server.ts';
import { connectClients } from './test-clients.ts';

const running: RunningDynamoDb[] = [];
const start = async (options: Partial<Parameters<typeof startDynamoDb>[0]> = {}) => {
  const server = await startDynamoDb({ port: 0, directory: undefined, ...options });
  running.push(server);
  return server;
};
afterEach(async () => {
  for (const server of running.splice(0)) await server.close();
});

const post = (endpoint: string, target: string, body: string, headers: Record<string, string> = {}) =>
  fetch(endpoint, { method: 'POST', body, headers: { 'x-amz-target': `DynamoDB_20120810.${target}`, ...headers } });
const signed = { authorization: 'AWS4-HMAC-SHA256 Credential=x, SignedHeaders=host, Signature=x' };

test('the endpoint has the address of this machine and a free port', async () => {
  const { endpoint, port } = await start();
  expect(endpoint).toBe(`http://127.0.0.1:${port}`);
  expect(await (await fetch(endpoint)).text()).toContain('healthy');
});

test('a port in use is EADDRINUSE, and the directory is not locked', async () => {
  const directory = await mkdtemp(join(tmpdir(), 'dynamodb-'));
  const { port } = await start();
  await expect(startDynamoDb({ port, directory })).rejects.toMatchObject({ code: 'EADDRINUSE' });
  await start({ directory });
  await expect(startDynamoDb({ port: 0, directory })).rejects.toThrow('Another process uses');
  await running.pop()?.close();
  await rm(directory, { recursive: true });
});

test('if the directory cannot be used, the port is released', async () => {
  const directory = await mkdtemp(join(tmpdir(), 'dynamodb-'));
  await start({ directory });
  const free = createServer();
  const port = await new Promise<number>((resolve) => {
    free.listen(0, '127.0.0.1', () => {
      const address = free.address();
      resolve(typeof address === 'object' && address ? address.port : 0);
    });
  });
  await new Promise((resolve) => free.close(resolve));
  await expect(startDynamoDb({ port, directory })).rejects.toThrow('Another process uses');
  expect((await start({ port })).port).toBe(port);
  await running.shift()?.close();
  await rm(directory, { recursive: true });
});

test('a server closes despite open connections and an unfinished request', async () => {
  const server = await start();
  const { client } = connectClients(server.endpoint);
  await client.send(new ExecuteStatementCommand({ Statement: 'x' })).catch((error) => expect(error).toBeDefined());
  const broken = request(server.endpoint, { method: 'POST', headers: { 'content-length': 1000 } });
  const reset = new Promise((resolve) => broken.on('error', resolve));
  await new Promise<void>((resolve) => broken.write('{', () => resolve()));
  running.splice(0);
  await server.close();
  expect(await reset).toMatchObject({ code: 'ECONNRESET' });
  await expect(fetch(server.endpoint)).rejects.toThrow();
});

test.each([
  [
    'an operation that is not known',
    { target: 'ExecuteStatement', body: '{}', headers: signed },
    'UnknownOperationException',
  ],
  [
    'a request that is not signed',
    { target: 'DescribeTable', body: '{}', headers: {} },
    'MissingAuthenticationTokenException',
  ],
  ['a body that is not JSON', { target: 'DescribeTable', body: '{', headers: signed }, 'SerializationException'],
  [
    'a field of another type',
    { target: 'GetItem', body: '{"TableName":1}', headers: signed },
    'SerializationException',
  ],
])('%s is refused with AWS’s error name', async (_what, { target, body, headers }, name) => {
  const { endpoint } = await start();
  const answer = await post(endpoint, target, body, headers);
  expect(answer.status).toBe(400);
  expect(answer.headers.get('content-type')).toBe('application/x-amz-json-1.0');
  expect(await answer.json()).toMatchObject({ __type: `com.amazon.coral.service#${name}` });
});

test('errors have the namespace of their service', async () => {
  const { endpoint } = await start();
  const get = async (body: object) => (await post(endpoint, 'GetItem', JSON.stringify(body), signed)).json();
  const Key = { pk: { S: 'a' } };
  expect(await get({ TableName: 'nowhere', Key })).toEqual({
    __type: 'com.amazonaws.dynamodb.v20120810#ResourceNotFoundException',
    message: 'Requested resource not found',
  });
  expect(await get({ TableName: 'nowhere' })).toEqual({
    __type: 'com.amazon.coral.validate#ValidationException',
    message: "1 validation error detected: Value null at 'key' failed to satisfy constraint: Member must not be null",
  });
});
