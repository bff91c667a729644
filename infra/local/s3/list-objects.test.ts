import { ListObjectsV2Command, PutObjectCommand, paginateListObjectsV2 } from '@aws-sdk/client-s3';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type KeyPage, listKeys } from './list-keys.ts';
import { clientOf, startTestServer } from './test-server.ts';
import { BUCKET } from './test-settings.ts';

const s3 = clientOf(await startTestServer());

test('pages hold every key once, and a delimiter rolls keys up', async () => {
  const keys = Array.from({ length: 25 }, (_, index) => `list/${index % 5}/${index}`);
  await Promise.all(keys.map((Key) => s3.send(new PutObjectCommand({ Bucket: BUCKET, Key, Body: 'x' }))));
  const rolledUp = await s3.send(new ListObjectsV2Command({ Bucket: BUCKET, Prefix: 'list/', Delimiter: '/' }));
  expect(rolledUp.CommonPrefixes?.map(({ Prefix }) => Prefix)).toEqual([0, 1, 2, 3, 4].map((n) => `list/${n}/`));
  const found: (string | undefined)[][] = [];
  for await (const page of paginateListObjectsV2({ client: s3, pageSize: 10 }, { Bucket: BUCKET, Prefix: 'list/' })) {
    found.push((page.Contents ?? []).map(({ Key }) => Key));
  }
  expect(found.map((page) => page.length)).toEqual([10, 10, 5]);
  expect(found.flat()).toEqual(keys.toSorted());
});

test('keys with characters that are special in XML or URLs are returned unchanged', async () => {
  const key = 'odd/<&> "+%20" ü ☃';
  await s3.send(new PutObjectCommand({ Bucket: BUCKET, Key: key, Body: 'x' }));
  const page = await s3.send(new ListObjectsV2Command({ Bucket: BUCKET, Prefix: 'odd/' }));
  expect(page.Contents?.map(({ Key, Size }) => ({ Key, Size }))).toEqual([{ Key: key, Size: 1 }]);
});

test('pages of any size combined equal the list in one page', () => {
  const key = fc.string({ unit: fc.constantFrom('a', 'b', '/', 'ü', '😀', '\uffee'), minLength: 1, maxLength: 6 });
  fc.assert(
    fc.property(
      fc.uniqueArray(key, { maxLength: 40 }),
      fc.constantFrom('', 'a', 'a/'),
      fc.constantFrom('', '/', 'b'),
      fc.integer({ min: 1, max: 5 }),
      (keys, prefix, delimiter, limit) => {
        const whole = listKeys(keys, { prefix, delimiter, after: '', limit: 1000 });
        const pages: KeyPage[] = [];
        for (let after: string | undefined = ''; after !== undefined; after = pages.at(-1)?.next) {
          pages.push(listKeys(keys, { prefix, delimiter, after, limit }));
        }
        expect(pages.flatMap((page) => page.keys)).toEqual(whole.keys);
        expect(pages.flatMap((page) => page.commonPrefixes)).toEqual(whole.commonPrefixes);
      },
    ),
  );
});
