import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { PutItemCommand } from '@aws-sdk/client-dynamodb';
import { GetObjectCommand, ListObjectsV2Command, PutObjectCommand, S3Client } from '@aws-sdk/client-s3';
import {
  BatchGetCommand,
  BatchWriteCommand,
  GetCommand,
  PutCommand,
  QueryCommand,
  ScanCommand,
  TransactWriteCommand,
} from '@aws-sdk/lib-dynamodb';
import { describe, expect, it } from 'vitest';
import { startBackends } from '../backends.ts';
import { closing } from '../closing.ts';
import { resourcesOf } from '../function-environment.ts';
import { startFunctions } from '../function-fixture/start-functions.ts';
import { startFunctionHost } from '../functions/function-host.ts';
import { actAs } from './acting-function.ts';

const { table, environment } = await startFunctions({ s3: true });
const { client, name: TableName } = table;
const s3 = new S3Client({});
const denied = { name: 'AccessDeniedException' };
const item = (pk: string) => ({ pk, sk: 'X' });

describe('the local table, called by a function', () => {
  it('allows what the function’s line grants, and refuses another action as DynamoDB does', async () => {
    const put = () => client.send(new PutCommand({ TableName, Item: item('FILE#a') }));
    await expect(actAs('createUpload', put)).resolves.toBeDefined();
    await expect(actAs('getUser', put)).rejects.toMatchObject(denied);
    await expect(put()).resolves.toBeDefined();
  });

  it('refuses an allowed action in another partition', async () => {
    const get = (pk: string) => client.send(new GetCommand({ TableName, Key: item(pk) }));
    await expect(actAs('getTrip', () => get('TRIP#a'))).resolves.toBeDefined();
    await expect(actAs('getTrip', () => get('INBOX#a'))).rejects.toMatchObject(denied);
    const query = (pk: string) =>
      client.send(
        new QueryCommand({
          ...{ TableName, KeyConditionExpression: 'pk = :pk AND begins_with(sk, :x)' },
          ExpressionAttributeValues: { ':pk': pk, ':x': 'X' },
        }),
      );
    await expect(actAs('listTrips', () => query('USER#a'))).resolves.toBeDefined();
    await expect(actAs('listTrips', () => query('FEED#a'))).rejects.toMatchObject(denied);
  });

  it('checks every part of a transaction and of a batch', async () => {
    const Delete = { TableName, Key: item('USER#a') };
    const end = new TransactWriteCommand({ TransactItems: [{ Delete }] });
    await expect(actAs('logout', () => client.send(end))).resolves.toBeDefined();
    const Put = { TableName, Item: item('USER#b') };
    const both = new TransactWriteCommand({ TransactItems: [{ Delete }, { Put }] });
    await expect(actAs('logout', () => client.send(both))).rejects.toMatchObject(denied);
    const Keys = [item('TRIP#a'), item('INBOX#a')];
    const read = new BatchGetCommand({ RequestItems: { [TableName]: { Keys } } });
    await expect(actAs('getMedia', () => client.send(read))).rejects.toMatchObject(denied);
    const requests = [{ PutRequest: { Item: item('WORD#a') } }, { DeleteRequest: { Key: item('RATE#a') } }];
    const write = new BatchWriteCommand({ RequestItems: { [TableName]: requests } });
    await expect(actAs('projectChanges', () => client.send(write))).rejects.toMatchObject(denied);
  });

  it('may be scanned by no function, and not used at all by one without a line', async () => {
    const scan = () => client.send(new ScanCommand({ TableName }));
    await expect(actAs('runAccountJobs', scan)).rejects.toMatchObject(denied);
    await expect(scan()).resolves.toBeDefined();
    await expect(
      actAs('unheardOf', () => client.send(new GetCommand({ TableName, Key: item('TRIP#a') }))),
    ).rejects.toMatchObject(denied);
  });
});

describe('the local buckets, called by a function', () => {
  const get = (Bucket: string, Key: string) => s3.send(new GetObjectCommand({ Bucket, Key }));
  const put = (Key: string) => s3.send(new PutObjectCommand({ Bucket: 'media', Key, Body: 'x' }));
  const list = (Prefix?: string) => s3.send(new ListObjectsV2Command({ Bucket: 'media', Prefix }));

  it('allow what its line grants in a folder, and answer 403 to the rest', async () => {
    await put('uploads/a');
    await expect(actAs('addTripPhoto', () => get('media', 'uploads/a'))).resolves.toBeDefined();
    await expect(actAs('addTripPhoto', () => put('photos/a'))).resolves.toBeDefined();
    await expect(actAs('addTripPhoto', () => put('uploads/b'))).rejects.toMatchObject({ name: 'AccessDenied' });
    await expect(actAs('getEmail', () => get('media', 'photos/a'))).rejects.toMatchObject({ name: 'AccessDenied' });
  });

  it('answer 404 for a missing object only if it may list the bucket', async () => {
    await expect(actAs('getEmail', () => get('mail', 'inbound/gone'))).rejects.toMatchObject({ name: 'AccessDenied' });
    await expect(actAs('receiveMail', () => get('mail', 'inbound/gone'))).rejects.toMatchObject({ name: 'NoSuchKey' });
  });

  it('can be listed by folder or as a whole, as the line says', async () => {
    await expect(actAs('getMedia', () => list('photos/'))).rejects.toMatchObject({ name: 'AccessDenied' });
    await expect(actAs('projectChanges', () => list('photos/a'))).resolves.toBeDefined();
    await expect(actAs('projectChanges', () => list())).rejects.toMatchObject({ name: 'AccessDenied' });
    await expect(actAs('runAccountJobs', () => list())).resolves.toBeDefined();
  });
});

it('a function’s thread acts as the function of its file', async () => {
  const projectFolder = await mkdtemp(path.join(tmpdir(), 'authorization-'));
  const host = startFunctionHost({ projectFolder, environment });
  const handler = `
    import http from 'node:http';
    export const handler = ({ url }) => new Promise((resolve, reject) => {
      const headers = { authorization: 'AWS4-HMAC-SHA256 x', 'x-amz-target': 'DynamoDB_20120810.GetItem' };
      const request = http.request(url, { method: 'POST', headers }, async (response) => {
        resolve({ status: response.statusCode, body: (await response.toArray()).join('') });
      });
      request.on('error', reject);
      request.end(JSON.stringify({ TableName: '${TableName}', Key: { pk: { S: 'TRIP#a' }, sk: { S: 'X' } } }));
    });`;
  const ask = async (entry: string) => {
    await writeFile(path.join(projectFolder, entry), handler);
    return host.invoke({ entry, event: { url: environment.AWS_ENDPOINT_URL_DYNAMODB }, timeout: 20_000 });
  };
  try {
    expect(await ask('get-trip.mjs')).toMatchObject({ status: 200 });
    expect(await ask('get-user.mjs')).toMatchObject({ status: 400, body: expect.stringContaining('AccessDenied') });
  } finally {
    await host.close();
    await rm(projectFolder, { recursive: true });
  }
});

it('the local product enforces the same for its functions', async () => {
  const dataFolder = await mkdtemp(path.join(tmpdir(), 'authorization-'));
  const started = closing();
  const resources = resourcesOf({});
  try {
    const { dynamoDb, s3: buckets } = await startBackends({
      ...{ given: {}, dataFolder, resources, mailDomain: 'mail.localhost', siteOrigins: [], closing: started },
    });
    const put = () => dynamoDb.send(new PutItemCommand({ TableName: resources.table, Item: { pk: { S: 'USER#a' } } }));
    await expect(actAs('getUser', put)).rejects.toMatchObject(denied);
    await expect(actAs('startExport', put)).rejects.toMatchObject({ name: 'ResourceNotFoundException' });
    const get = () => buckets.send(new GetObjectCommand({ Bucket: resources.mediaBucket, Key: 'uploads/a' }));
    await expect(actAs('getUser', get)).rejects.toMatchObject({ name: 'AccessDenied' });
    await expect(get()).rejects.toMatchObject({ name: 'NoSuchKey' });
  } finally {
    await started.close();
    await rm(dataFolder, { recursive: true });
  }
});
