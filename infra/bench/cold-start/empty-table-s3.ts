import { S3Client } from '@aws-sdk/client-s3';
import { handler as withTable } from './empty-table.ts';

const client = new S3Client({ requestChecksumCalculation: 'WHEN_REQUIRED' });

/** Only creates the clients of the table and of the buckets. */
export const handler = async () => ({ ...(await withTable()), isBase64Encoded: client === undefined });
