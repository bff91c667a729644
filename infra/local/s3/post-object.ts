import { createHash } from 'node:crypto';
import { writeContent } from './content.ts';
import { causeOf, type S3Answer, type Storage } from './operation.ts';
import { checkPolicy } from './post-policy.ts';
import { checkKey } from './put-object.ts';
import { accessDenied, entityTooLarge, invalidArgument, S3Error, signatureDoesNotMatch } from './s3-error.ts';
import type { S3Request } from './s3-request.ts';
import { type Credentials, hmac, parseCredential, sameSignature, secretOf, signingKey } from './signature-v4.ts';
import { readAttributes } from './stored-object.ts';
import { element } from './xml.ts';

/** Bytes; the form is read in memory. */
const LARGEST_FORM = 128 * 1024 ** 2;

/** Whether the request is a browser's form, which carries its signature in a field. */
export const isPostedForm = ({ method, key, headers }: S3Request) =>
  method === 'POST' && key === '' && /^multipart\/form-data\b/.test(headers['content-type'] ?? '');

/** https://docs.aws.amazon.com/AmazonS3/latest/API/RESTObjectPOST.html */
export async function postObject(
  request: S3Request,
  storage: Storage,
  credentials: Credentials,
  now: number,
): Promise<S3Answer> {
  const bucket = storage.buckets.get(request.bucket);
  const { fields, file } = await readForm(request);
  const signer = parseCredential(fields['x-amz-credential'] ?? '');
  if (fields.policy === undefined || !signer) throw accessDenied();
  const key = signingKey(secretOf(credentials, signer.accessKeyId), signer.scope);
  const expected = hmac(key, fields.policy).toString('hex');
  if (!sameSignature(expected, fields['x-amz-signature'] ?? '')) throw signatureDoesNotMatch();
  checkPolicy(fields.policy, { fields: { ...fields, bucket: bucket.name }, fileSize: file.size }, now);

  // biome-ignore lint/suspicious/noTemplateCurlyInString: S3's own placeholder for the name of the file
  const objectKey = (fields.key ?? '').replaceAll('${filename}', baseName(file.name));
  if (objectKey === '') throw invalidArgument('Bucket POST must contain a field named key.');
  checkKey(objectKey);
  const bytes = Buffer.from(await file.arrayBuffer());
  const stored = await storage.objects.commit({
    bucket,
    key: objectKey,
    content: await writeContent(bucket, (write) => write(bytes)),
    object: {
      ...readAttributes(fields),
      size: bytes.length,
      eTag: createHash('md5').update(bytes).digest('hex'),
      checksums: {},
    },
    condition: () => {},
    cause: causeOf(request, signer.accessKeyId, 'ObjectCreated:Post'),
  });
  return answer(fields.success_action_status, bucket.name, stored);
}

function answer(wanted: string | undefined, bucket: string, stored: { key: string; eTag: string }): S3Answer {
  const headers = { etag: `"${stored.eTag}"` };
  if (wanted === '200') return { status: 200, headers };
  if (wanted !== '201') return { status: 204, headers };
  return {
    status: 201,
    headers,
    document: element(
      'PostResponse',
      element('Bucket', bucket),
      element('Key', stored.key),
      element('ETag', headers.etag),
    ),
  };
}

async function readForm(request: S3Request): Promise<{ fields: Record<string, string>; file: File }> {
  const pieces: Buffer[] = [];
  let size = 0;
  for await (const piece of request.body) {
    size += piece.length;
    if (size > LARGEST_FORM) throw entityTooLarge();
    pieces.push(piece);
  }
  const fields: Record<string, string> = {};
  for (const [name, value] of await parseForm(Buffer.concat(pieces), request.headers['content-type'] ?? '')) {
    // What follows the file is ignored.
    if (name === 'file' && typeof value !== 'string') return { fields, file: value };
    if (typeof value === 'string') fields[name.toLowerCase()] = value;
  }
  throw invalidArgument('POST requires exactly one file upload per request.');
}

async function parseForm(body: Buffer<ArrayBuffer>, contentType: string): Promise<FormData> {
  try {
    return await new Response(body, { headers: { 'content-type': contentType } }).formData();
  } catch (cause) {
    if (!(cause instanceof TypeError)) throw cause;
    throw new S3Error(
      400,
      'MalformedPOSTRequest',
      'The body of your POST request is not well-formed multipart/form-data.',
    );
  }
}

const baseName = (path: string) => path.split(/[/\\]/).at(-1) ?? '';
