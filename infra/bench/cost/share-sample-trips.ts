import { DeleteCommand, GetCommand, PutCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { ownTripKey, sharedTripKey, travellerKey, tripKey } from '#functions/data/keys.ts';
import type { Table } from '#functions/data/table.ts';
import { TripItem, TripSummary } from '#functions/data/trip-item.ts';
import { SAMPLE_COMPANION_ID, SAMPLE_TRAVELLER, SAMPLE_TRIPS } from './sample-world.ts';

/** Makes the sample's trips those of its companion, and its traveller their editor. */
export async function shareSampleTrips({ client, name: TableName }: Table): Promise<void> {
  const [ownerId, editorId] = [SAMPLE_COMPANION_ID, SAMPLE_TRAVELLER.id];
  for (const id of SAMPLE_TRIPS) {
    const { Item } = await client.send(new GetCommand({ TableName, Key: tripKey(id) }));
    const trip = TripItem.parse({ ...Item, ownerId, companionCount: 1, viewers: undefined });
    const summary = TripSummary.parse(trip);
    await client.send(new PutCommand({ TableName, Item: { ...Item, ...trip, editors: new Set([editorId]) } }));
    await client.send(new DeleteCommand({ TableName, Key: ownTripKey(editorId, id) }));
    await client.send(new PutCommand({ TableName, Item: { ...ownTripKey(ownerId, id), ...summary } }));
    const card = { ...sharedTripKey(editorId, id), ...summary, role: 'editor' };
    await client.send(new PutCommand({ TableName, Item: card }));
  }
  for (const [id, count] of [
    [ownerId, SAMPLE_TRIPS.length],
    [editorId, 0],
  ] as const) {
    await client.send(
      new UpdateCommand({
        ...{ TableName, Key: travellerKey(id) },
        UpdateExpression: 'SET tripCount = :count, publicTripCount = :count',
        ExpressionAttributeValues: { ':count': count },
      }),
    );
  }
}
