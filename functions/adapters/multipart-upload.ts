import {
  AbortMultipartUploadCommand,
  type CompletedPart,
  CompleteMultipartUploadCommand,
  CreateMultipartUploadCommand,
  type S3Client,
  UploadPartCommand,
} from '@aws-sdk/client-s3';

/** Bytes; S3 requires at least 5 MB in every part but the last, and accepts 10,000 parts. */
const PART = 16 * 1024 * 1024;

interface Target {
  readonly Bucket: string;
  readonly Key: string;
}

/** Uploads an object from chunks, holding one part at a time; a failure leaves nothing behind. Returns its size. */
export async function multipartUpload(
  s3: S3Client,
  target: Target,
  pieces: AsyncIterable<Uint8Array>,
  type: string,
): Promise<number> {
  const { UploadId } = await s3.send(new CreateMultipartUploadCommand({ ...target, ContentType: type }));
  const upload = { ...target, UploadId };
  const parts: CompletedPart[] = [];
  let size = 0;
  try {
    for await (const Body of inParts(pieces)) {
      const PartNumber = parts.length + 1;
      const { ETag } = await s3.send(new UploadPartCommand({ ...upload, PartNumber, Body }));
      parts.push({ PartNumber, ETag });
      size += Body.length;
    }
    await s3.send(new CompleteMultipartUploadCommand({ ...upload, MultipartUpload: { Parts: parts } }));
    return size;
  } catch (error) {
    await s3.send(new AbortMultipartUploadCommand(upload));
    throw error;
  }
}

async function* inParts(pieces: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  let held: Uint8Array[] = [];
  let size = 0;
  for await (const piece of pieces) {
    held.push(piece);
    size += piece.length;
    if (size < PART) continue;
    yield Buffer.concat(held);
    held = [];
    size = 0;
  }
  if (size > 0) yield Buffer.concat(held);
}
