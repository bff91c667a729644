import { createHash } from 'node:crypto';
import { crc32 } from 'node:zlib';
import { crc32c } from '../crc32c.ts';
import { notImplemented } from './s3-error.ts';

/*
 * Checksums of object content, in base64 as in their headers.
 * https://docs.aws.amazon.com/AmazonS3/latest/userguide/checking-object-integrity.html
 */

export interface Checksum {
  update(data: Buffer): void;
  /** Base64. */
  digest(): string;
}

const ALGORITHMS: Readonly<Record<string, () => Checksum>> = {
  'x-amz-checksum-crc32': () => cyclic((data, before) => crc32(data, before)),
  'x-amz-checksum-crc32c': () => cyclic(crc32c),
  'x-amz-checksum-sha1': () => hash('sha1'),
  'x-amz-checksum-sha256': () => hash('sha256'),
};

// Not checksums of the content, despite the prefix.
const ABOUT_CHECKSUMS = ['x-amz-checksum-mode', 'x-amz-checksum-algorithm', 'x-amz-checksum-type'];

/** Whether a header, trailer or query parameter contains a checksum of the content. */
export function isChecksumHeader(name: string): boolean {
  return name.startsWith('x-amz-checksum-') && !ABOUT_CHECKSUMS.includes(name);
}

/** A checksum to be updated with data, by the name of its header. */
export function startChecksum(header: string): Checksum {
  const start = ALGORITHMS[header];
  if (!start) throw notImplemented(`the checksum ${header.slice('x-amz-checksum-'.length)}`);
  return start();
}

function cyclic(step: (data: Buffer, before: number) => number): Checksum {
  let value = 0;
  return {
    update(data) {
      value = step(data, value);
    },
    digest() {
      const bytes = Buffer.alloc(4);
      bytes.writeUInt32BE(value >>> 0);
      return bytes.toString('base64');
    },
  };
}

function hash(algorithm: 'sha1' | 'sha256'): Checksum {
  const running = createHash(algorithm);
  return { update: (data) => void running.update(data), digest: () => running.digest('base64') };
}
