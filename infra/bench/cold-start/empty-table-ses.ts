import { SESClient } from '@aws-sdk/client-ses';
import { handler as withTable } from './empty-table.ts';

const client = new SESClient({});

/** Only creates the clients of the table and of SES. */
export const handler = async () => ({ ...(await withTable()), isBase64Encoded: client === undefined });
