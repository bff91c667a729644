import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { S3Client } from '@aws-sdk/client-s3';
import { MAIL_BUCKET, TABLE_NAME } from '../local/function-fixture/function-world.ts';
import type { Place } from './place.ts';

/** The place that a test file's functions use; create it after they are started. */
export function testPlace(deadLetters: Place['deadLetters'] = { folder: '/nowhere' }): Place {
  const [dynamoDb, s3] = [new DynamoDBClient({}), new S3Client({})];
  return {
    ...{ name: 'test', table: TABLE_NAME, mediaBucket: 'media', mailBucket: MAIL_BUCKET, dynamoDb, s3, deadLetters },
    close: async () => {
      dynamoDb.destroy();
      s3.destroy();
    },
  };
}
