import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { DeleteCommand } from '@aws-sdk/lib-dynamodb';
import { expect, it } from 'vitest';
import { listen } from '#infra/local/gateway/listen.ts';
import { documentClient } from './table.ts';

// Mocks DynamoDB's answer: no local server can be made to lock an item in a transaction at will.
const CONFLICT = { __type: 'com.amazonaws.dynamodb.v20120810#TransactionConflictException', message: 'Ongoing' };

it('a write of one item that a transaction has locked is retried', async () => {
  let requests = 0;
  const { port, close } = await listen((request, response) => {
    const isHeld = requests++ === 0;
    request.resume().once('end', () => {
      response.writeHead(isHeld ? 400 : 200, { 'content-type': 'application/x-amz-json-1.0' });
      response.end(JSON.stringify(isHeld ? CONFLICT : {}));
    });
  }, 0);
  const credentials = { accessKeyId: 'a', secretAccessKey: 'b' };
  const endpoint = `http://127.0.0.1:${port}`;
  const client = documentClient(new DynamoDBClient({ endpoint, region: 'eu-central-1', credentials }));
  await client.send(new DeleteCommand({ TableName: 'table', Key: { pk: 'a', sk: 'b' } }));
  expect(requests).toBe(2);
  await close(0);
});
