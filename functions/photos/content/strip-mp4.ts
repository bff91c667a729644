import { BrokenFile } from './broken-file.ts';
import { type Box, boxesIn, find } from './mp4-box.ts';
import { blankSamples } from './mp4-samples.ts';

/**
 * The boxes that are needed to show the clip; any other may contain text, and dash cameras store locations in 'free'.
 */
const KEPT_IN = new Map([
  ['', new Set('ftyp styp moov mdat moof sidx ssix mfra pdin'.split(' '))],
  ['moov', new Set('mvhd trak mvex iods'.split(' '))],
  ['trak', new Set('tkhd tref trgr edts mdia'.split(' '))],
  ['moof', new Set('mfhd traf'.split(' '))],
  ['traf', new Set('tfhd tfdt trun sdtp sbgp sgpd subs saiz saio senc'.split(' '))],
  ['mdia', new Set('mdhd hdlr minf elng'.split(' '))],
]);
const SEEN_OR_HEARD = new Set(['vide', 'soun']);

/** The clip with all metadata, and all tracks that are neither video nor audio, overwritten. Offsets stay the same. */
export function stripMp4(bytes: Uint8Array): Uint8Array {
  const out = Uint8Array.from(bytes);
  const boxes = [...boxesIn(out, 0, out.length)];
  if (!boxes.some(({ type }) => type === 'moov')) throw new BrokenFile('MP4');
  const inFragments = boxes.some(({ type }) => type === 'moof');
  for (const box of boxes) strip(out, box, '', inFragments);
  return out;
}

function strip(bytes: Uint8Array, box: Box, parent: string, inFragments: boolean): void {
  const isSilentTrack = box.type === 'trak' && !SEEN_OR_HEARD.has(handlerOf(bytes, box));
  if (isSilentTrack) {
    // Only the fragments of a fragmented clip know where its samples are.
    if (inFragments) throw new BrokenFile('MP4');
    blankSamples(bytes, box);
  }
  if (isSilentTrack || KEPT_IN.get(parent)?.has(box.type) === false) blank(bytes, box);
  else if (KEPT_IN.has(box.type)) {
    for (const child of boxesIn(bytes, box.content, box.end)) strip(bytes, child, box.type, inFragments);
  }
}

/** A track's handler type (ISO/IEC 14496-12 section 8.4.3). */
function handlerOf(bytes: Uint8Array, track: Box): string {
  const handler = find(bytes, track, ['mdia', 'hdlr']);
  if (!handler) throw new BrokenFile('MP4');
  return Buffer.from(bytes.subarray(handler.content + 8, handler.content + 12)).toString('latin1');
}

function blank(bytes: Uint8Array, box: Box): void {
  bytes.set(Buffer.from('free', 'latin1'), box.start + 4);
  bytes.fill(0, box.content, box.end);
}
