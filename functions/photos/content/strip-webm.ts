import { BrokenFile } from './broken-file.ts';

/* Elements of a Matroska file (RFC 9559), which is EBML (RFC 8794). */
const SEGMENT = 0x18538067;
const CLUSTER = 0x1f43b675;
const TAGS = 0x1254c367;
const ATTACHMENTS = 0x1941a469;
const VOID = 0xec;
/** Elements inside a cluster of unknown size, and those that end it. */
const IN_CLUSTER = new Set([0xe7, 0xa3, 0xa0, 0xa7, 0xab, 0x5854, 0xaf, 0xbf, VOID]);
const IN_SEGMENT = new Set([CLUSTER, TAGS, ATTACHMENTS, 0x114d9b74, 0x1549a966, 0x1654ae6b, 0x1c53bb6b, 0x1043a770]);

/**
 * The clip with its tags (which contain locations) and attachments overwritten. Offsets stay the same, so its index
 * still holds.
 */
export function stripWebm(bytes: Uint8Array): Uint8Array {
  const out = Uint8Array.from(bytes);
  let at = 0;
  while (at < out.length) {
    const element = readElement(out, at);
    const descends = element.id === SEGMENT || (element.id === CLUSTER && element.end === undefined);
    if (descends) {
      at = element.content;
      continue;
    }
    if (element.end === undefined || element.end > out.length) {
      // A recording that ends inside its last element is still a valid clip.
      if (IN_CLUSTER.has(element.id) || element.id === CLUSTER) return out.subarray(0, at);
      throw new BrokenFile('WebM');
    }
    if (element.id === TAGS || element.id === ATTACHMENTS) blank(out, at, element.content, element.end);
    else if (at > 0 && !IN_SEGMENT.has(element.id) && !IN_CLUSTER.has(element.id)) throw new BrokenFile('WebM');
    at = element.end;
  }
  return out;
}

interface Element {
  readonly id: number;
  readonly content: number;
  /** Undefined when the size is unknown. */
  readonly end: number | undefined;
}

function readElement(bytes: Uint8Array, at: number): Element {
  const idLength = vintLength(bytes[at]);
  let id = 0;
  for (let n = 0; n < idLength; n++) id = id * 256 + (bytes[at + n] ?? 0);
  const sizeAt = at + idLength;
  const sizeLength = vintLength(bytes[sizeAt]);
  let size = (bytes[sizeAt] ?? 0) & (0xff >> sizeLength);
  let unknown = size === 0xff >> sizeLength;
  for (let n = 1; n < sizeLength; n++) {
    const byte = bytes[sizeAt + n] ?? 0;
    size = size * 256 + byte;
    unknown &&= byte === 0xff;
  }
  const content = sizeAt + sizeLength;
  return { id, content, end: unknown ? undefined : content + size };
}

function vintLength(first: number | undefined): number {
  if (!first) throw new BrokenFile('WebM');
  return Math.clz32(first) - 23;
}

/** Turns an element into a Void element of the same length; its id is one byte and its size takes the rest. */
function blank(bytes: Uint8Array, at: number, content: number, end: number): void {
  bytes.fill(0, content, end);
  const sizeLength = Math.min(8, content - at - 1);
  const size = end - (at + 1 + sizeLength);
  bytes.fill(0, at, content);
  bytes[at] = VOID;
  let rest = size;
  for (let n = sizeLength; n > 0; n--) {
    bytes[at + n] = rest % 256;
    rest = Math.floor(rest / 256);
  }
  bytes[at + 1] = (bytes[at + 1] ?? 0) | (0x80 >> (sizeLength - 1));
}
