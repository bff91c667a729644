import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { operations } from './dynamodb/operations.ts';
import { OPERATIONS } from './s3/find-operation.ts';

/** The product, its commands and its tests, without the local servers and their own tests. */
const sources = globSync('{functions,infra}/**/*.ts', {
  exclude: ['infra/local/{dynamodb,s3}/**', import.meta.filename],
});
const text = sources.map((file) => readFileSync(file, 'utf8')).join('\n');
const isUsed = (command: string) => new RegExp(`\\b(${command}Command|paginate${command})\\b`).test(text);

/** The SDK's commands for S3's operations, which the protocol does not name. */
const S3_COMMANDS: Readonly<Record<string, string>> = {
  'GET service': 'ListBuckets',
  'PUT bucket': 'CreateBucket',
  'HEAD bucket': 'HeadBucket',
  'GET bucket': 'ListObjectsV2',
  'GET bucket versions': 'ListObjectVersions',
  'PUT object': 'PutObject',
  'GET object': 'GetObject',
  'HEAD object': 'HeadObject',
  'DELETE object': 'DeleteObject',
  // With a version's id.
  'DELETE object versionId': 'DeleteObject',
  'POST object uploads': 'CreateMultipartUpload',
  'PUT object uploadId': 'UploadPart',
  'POST object uploadId': 'CompleteMultipartUpload',
  'DELETE object uploadId': 'AbortMultipartUpload',
};

test('the local DynamoDB has no operation that only its own tests use', () => {
  const names = [...operations.keys()].map((target) => target.split('.')[1] ?? '');
  // The document client drops 'Item' from the names: GetCommand, TransactWriteCommand.
  const unused = names.filter((name) => !isUsed(name) && !isUsed(name.replace(/Items?$/, '')));
  expect(unused).toEqual([]);
});

test('the local S3 has every operation that the product or one of its commands uses', () => {
  const product = sources.filter((file) => /^(functions|infra\/operations)\//.test(file) && !file.endsWith('.test.ts'));
  const imports = product.flatMap((file) => [
    ...readFileSync(file, 'utf8').matchAll(/import (?:type )?\{([^}]*)\} from '@aws-sdk\/client-s3'/g),
  ]);
  const names = imports.flatMap(([, names = '']) => names.match(/\w+(?=Command\b)|(?<=\bpaginate)\w+/g) ?? []);
  expect(names.length).toBeGreaterThan(8);
  expect(names.filter((name) => !Object.values(S3_COMMANDS).includes(name))).toEqual([]);
});

test('the local S3 has no operation that only its own tests use', () => {
  expect(Object.keys(OPERATIONS).sort()).toEqual(Object.keys(S3_COMMANDS).sort());
  expect(Object.values(S3_COMMANDS).filter((command) => !isUsed(command))).toEqual([]);
});
