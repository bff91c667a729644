import { S3Error } from './s3-error.ts';

/** Reads lines and counted bytes from a stream of buffers, buffering no more than one chunk and one line. */
export interface ByteReader {
  /** The next line in Latin-1 without its CRLF; undefined at the end of the stream. */
  line(): Promise<string | undefined>;
  /** The next `count` bytes, in chunks as they arrive. */
  bytes(count: number): AsyncGenerator<Buffer>;
}

const LONGEST_LINE = 16 * 1024;

const incompleteBody = () =>
  new S3Error(400, 'IncompleteBody', 'You did not provide the number of bytes specified by the chunk size.');

export function byteReader(source: AsyncIterable<Buffer>): ByteReader {
  const buffers = source[Symbol.asyncIterator]();
  let held: Buffer = Buffer.alloc(0);

  const refill = async (): Promise<boolean> => {
    const next = await buffers.next();
    if (next.done) return false;
    held = held.length === 0 ? next.value : Buffer.concat([held, next.value]);
    return true;
  };

  return {
    async line() {
      let end = held.indexOf('\r\n');
      while (end < 0) {
        if (held.length > LONGEST_LINE) throw incompleteBody();
        if (!(await refill())) {
          if (held.length > 0) throw incompleteBody();
          return undefined;
        }
        end = held.indexOf('\r\n');
      }
      const line = held.toString('latin1', 0, end);
      held = held.subarray(end + 2);
      return line;
    },
    async *bytes(count) {
      let left = count;
      while (left > 0) {
        if (held.length === 0 && !(await refill())) throw incompleteBody();
        const piece = held.subarray(0, left);
        held = held.subarray(piece.length);
        left -= piece.length;
        yield piece;
      }
    },
  };
}
