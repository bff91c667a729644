import { DynamoDBClient, TransactionCanceledException } from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient, GetCommand, TransactWriteCommand } from '@aws-sdk/lib-dynamodb';
import { marshall } from '@aws-sdk/util-dynamodb';
import { mockClient } from 'aws-sdk-client-mock';
import { expect, it } from 'vitest';
import { tripKey } from './keys.ts';
import { linkRepository } from './link-repository.ts';

const id = 't'.repeat(29);
const trip = {
  ...{ id, ownerId: 'ada', title: 'Rome', description: null, startDate: '2027-06-01', endDate: '2027-06-02' },
  ...{ isPublic: false, coverImage: null, location: null, firstLocation: null, dayCount: 0, activityCount: 0 },
  ...{ version: 1, batches: [], photos: [], ...tripKey(id) },
};

it('an owner who makes the link in two windows at once is told the same one in both', async () => {
  const client = DynamoDBDocumentClient.from(new DynamoDBClient({}));
  const mock = mockClient(client);
  const byTheOther = { ...trip, version: 2, link: { token: 'of-the-other-window' } };
  const refused = new TransactionCanceledException({
    ...{ message: 'cancelled', $metadata: {} },
    CancellationReasons: [{ Code: 'ConditionalCheckFailed', Item: marshall(byTheOther) }],
  });
  mock.on(GetCommand).resolvesOnce({ Item: trip }).resolves({ Item: byTheOther });
  mock.on(TransactWriteCommand).rejectsOnce(refused).resolves({});
  const { link } = await linkRepository({ name: 'table', client }).set(id, 'ada', {}, 'of-this-window');
  expect(link).toEqual({ token: 'of-the-other-window' });
});
