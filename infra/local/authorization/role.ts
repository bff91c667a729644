import { appendFileSync } from 'node:fs';
import path from 'node:path';
import { threadId } from 'node:worker_threads';
import type { Listing, Permissions } from '#infra/aws/function-permissions.ts';
import { permissions, tableGrants } from '#infra/aws/permissions.ts';
import type { TableGrant } from '#infra/aws/table-grants.ts';
import { kebabCase } from '#infra/function-entry.ts';
import type { TableUse } from './table-uses.ts';

/** One S3 action on an object, or on a key prefix. */
export interface ObjectUse {
  readonly action: string;
  readonly bucket: 'media' | 'mail';
  readonly key: string;
}

interface Role extends Permissions {
  readonly onTable: readonly TableGrant[];
}

const roles: ReadonlyMap<string, Role> = new Map(
  Object.entries(permissions).map(([name, line]) => [kebabCase(name), { ...line, onTable: tableGrants(name, line) }]),
);

/** Whether a function's role allows this use of the table. */
export function mayUseTable(name: string, { action, partition = '' }: TableUse): boolean {
  const kind = kindOf(partition);
  record(name, `dynamodb:${action} ${kind}`);
  const grants = roles.get(name)?.onTable ?? [];
  return grants.some(({ actions, partitions }) => {
    return actions.some((granted) => granted === action) && partitions.some((granted) => granted === kind);
  });
}

/** Whether a function's role allows this use of an object. */
export function mayUseObject(name: string, { action, bucket, key }: ObjectUse): boolean {
  const folder = key.slice(0, key.indexOf('/'));
  record(name, `s3:${action} ${bucket}/${folder}`);
  const [folders, listing] = [foldersOf(name, bucket), listingOf(name, bucket)];
  if (action === 'ListBucket') return listing === 'all' || (listing === 'folders' && folder in folders);
  return folders[folder]?.includes(action === 'ListBucketVersions' ? 'DeleteObjectVersion' : action) ?? false;
}

/** Whether a function gets 404 for a missing object, as S3 answers to clients that may list the bucket. */
export function mayDetectMissing(name: string, bucket: ObjectUse['bucket']): boolean {
  return listingOf(name, bucket) === 'all';
}

function listingOf(name: string, bucket: ObjectUse['bucket']): Listing | undefined {
  const role = roles.get(name);
  return bucket === 'media' ? role?.listsMedia : role?.listsMail;
}

function foldersOf(name: string, bucket: ObjectUse['bucket']): Readonly<Record<string, readonly string[]>> {
  const role = roles.get(name);
  return bucket === 'media' ? (role?.media ?? {}) : { inbound: role?.mail ?? [] };
}

/** The prefix of a partition's key: 'TRIP' of 'TRIP#x'. */
function kindOf(partition: string): string {
  return partition.split('#')[0] ?? partition;
}

const recorded = new Set<string>();

/** With RECORD_USES set to a folder, everything that functions do is recorded there, for `npm run record-uses`. */
function record(name: string, use: string): void {
  const folder = process.env.RECORD_USES;
  const line = `${name} ${use}\n`;
  if (folder === undefined || recorded.has(line)) return;
  recorded.add(line);
  appendFileSync(path.join(folder, `${process.pid}-${threadId}`), line);
}
