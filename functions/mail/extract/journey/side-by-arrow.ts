import type { ReadSegment } from '../mail-context.ts';
import type { Side } from './atoms.ts';

const ARROW = /[→⟶➔➜➝⇒►]|[-–=]>/u;

/** 'Český Krumlov, AN 16:00 -> Praha 18:50': of two times with an arrow between them, the first is the departure. */
export function sideByArrow({ text, times: [first, last, ...more] }: ReadSegment, at: number): Side | undefined {
  if (!first || !last || more.length > 0 || !ARROW.test(text.slice(first.end, last.start))) return undefined;
  return at === first.start ? 'departure' : 'arrival';
}
