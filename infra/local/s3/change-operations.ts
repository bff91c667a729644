import { writeCondition } from './conditions.ts';
import type { Operation } from './operation.ts';
import { receiveText } from './receive-body.ts';
import { malformedXml } from './s3-error.ts';
import { element, readXml } from './xml.ts';

const MOST_KEYS = 1000;

export const deleteObject: Operation = async ({ request, storage }) => {
  const bucket = storage.buckets.get(request.bucket);
  await storage.objects.remove(bucket, request.key, writeCondition(request));
  return { status: 204 };
};

export const deleteObjects: Operation = async ({ request, caller, storage }) => {
  const bucket = storage.buckets.get(request.bucket);
  const document = readXml(await receiveText(request, caller), 'Delete');
  const keys = document.all('Object').map((object) => object.text('Key') ?? '');
  if (keys.length === 0 || keys.length > MOST_KEYS || keys.includes('')) throw malformedXml();
  for (const key of keys) await storage.objects.remove(bucket, key, () => {});
  const deleted = keys.map((key) => element('Deleted', element('Key', key)));
  return { status: 200, document: element('DeleteResult', ...(document.text('Quiet') === 'true' ? [] : deleted)) };
};

export const putObjectTagging: Operation = async ({ request, caller, storage }) => {
  const bucket = storage.buckets.get(request.bucket);
  const tagging = readXml(await receiveText(request, caller), 'Tagging');
  const tags = tagging.all('Tag').map((tag) => ({ key: tag.text('Key') ?? '', value: tag.text('Value') ?? '' }));
  await storage.objects.setTags(bucket, request.key, tags);
  return { status: 200 };
};

export const deleteObjectTagging: Operation = async ({ request, storage }) => {
  await storage.objects.setTags(storage.buckets.get(request.bucket), request.key, []);
  return { status: 204 };
};
