import { randomBytes } from 'node:crypto';
import type { Item } from 'dynalite/db/index.js';
import { itemBytes } from './item-size.ts';
import type { TableDescription } from './table.ts';

/** A record as GetRecords returns it (Amazon DynamoDB Streams API, Record). */
export interface StreamRecord {
  eventID: string;
  eventName: 'INSERT' | 'MODIFY' | 'REMOVE';
  eventVersion: '1.1';
  eventSource: 'aws:dynamodb';
  awsRegion: string;
  /** Present when time to live deleted the item. Lambda's events spell the fields `principalId` and `type`. */
  userIdentity?: { PrincipalId: 'dynamodb.amazonaws.com'; Type: 'Service' };
  dynamodb: {
    /** Seconds since 1970, rounded down. */
    ApproximateCreationDateTime: number;
    Keys: Item;
    NewImage?: Item;
    OldImage?: Item;
    SequenceNumber: string;
    SizeBytes: number;
    StreamViewType: string;
  };
}

export interface StreamChange {
  before: Item | undefined;
  after: Item | undefined;
  /** Whether time to live deleted the item. */
  expired: boolean;
}

/** Sequence numbers have 21 digits and no leading zero, so they sort the same as text and as numbers. */
export function sequenceNumber(sequence: number): string {
  return `1${String(sequence).padStart(20, '0')}`;
}

/** The stream record of a change; nothing when the table has no stream. */
export function streamRecord(
  table: TableDescription,
  { before, after, expired }: StreamChange,
  sequence: number,
): StreamRecord | undefined {
  const view = table.StreamSpecification?.StreamViewType;
  const item = after ?? before;
  if (!table.LatestStreamArn || view === undefined || !item) return undefined;
  const images = {
    Keys: Object.fromEntries(Object.entries(item).filter(([name]) => isTableKey(table, name))),
    ...(after && view.startsWith('NEW') ? { NewImage: after } : {}),
    ...(before && view.includes('OLD') ? { OldImage: before } : {}),
  };
  return {
    eventID: randomBytes(16).toString('hex'),
    eventName: !before ? 'INSERT' : after ? 'MODIFY' : 'REMOVE',
    eventVersion: '1.1',
    eventSource: 'aws:dynamodb',
    awsRegion: table.LatestStreamArn.split(':')[3] ?? '',
    ...(expired ? { userIdentity: { PrincipalId: 'dynamodb.amazonaws.com', Type: 'Service' } } : {}),
    dynamodb: {
      ApproximateCreationDateTime: Math.floor(Date.now() / 1000),
      ...images,
      SequenceNumber: sequenceNumber(sequence),
      SizeBytes: Object.values(images).reduce((bytes, image) => bytes + itemBytes(image), 0),
      StreamViewType: view,
    },
  };
}

function isTableKey(table: TableDescription, name: string): boolean {
  return table.KeySchema.some(({ AttributeName }) => AttributeName === name);
}
