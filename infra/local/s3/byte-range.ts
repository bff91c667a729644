import { S3Error } from './s3-error.ts';

/** The first and the last byte, inclusive; `end` is before `start` in empty content. */
export interface ByteRange {
  readonly start: number;
  readonly end: number;
  readonly partial: boolean;
}

/**
 * Parses a Range header with one range, RFC 9110 section 14.1.2. As on S3 anything else (several ranges, other units)
 * means the whole. Throws `InvalidRange` when none of the content is in the range.
 */
export function byteRange(header: string | undefined, size: number): ByteRange {
  const whole = { start: 0, end: size - 1, partial: false };
  const [, first = '', last = ''] = /^bytes=(\d*)-(\d*)$/.exec(header ?? '') ?? [];
  if (first === '' && last === '') return whole;
  if (first !== '' && last !== '' && Number(first) > Number(last)) return whole;
  const start = first === '' ? Math.max(0, size - Number(last)) : Number(first);
  const end = first === '' || last === '' ? size - 1 : Math.min(Number(last), size - 1);
  if (start > end) {
    throw new S3Error(416, 'InvalidRange', 'The requested range is not satisfiable', {
      RangeRequested: header ?? '',
      ActualObjectSize: String(size),
    });
  }
  return { start, end, partial: true };
}
