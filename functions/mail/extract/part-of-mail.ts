import type { MailContext, ReadSegment } from './mail-context.ts';

/** '1) ', '2. ', '- ' before the name of a list item. */
const ENUMERATION = /^\s*(?:\d{1,2}[.)]|[-•*■●◆])\s+/;

/** A name without its list number or bullet. */
export const withoutEnumeration = (text: string): string => text.replace(ENUMERATION, '');

function bare(segment: ReadSegment): ReadSegment {
  const lead = ENUMERATION.exec(segment.text)?.[0].length ?? 0;
  const { dates, times, money } = segment;
  if (lead === 0 || dates.length + times.length + money.length > 0) return segment;
  return { ...segment, text: segment.text.slice(lead), start: segment.start + lead };
}

/** The mail reduced to some of its segments, as if it contained nothing else: no subject and no sender. */
export function partOfMail(context: MailContext, chosen: readonly ReadSegment[]): MailContext {
  const segments = chosen.map((segment, index) => ({ ...bare(segment), index }));
  const byLine = new Map<number, ReadSegment[]>();
  for (const segment of segments) byLine.set(segment.line, [...(byLine.get(segment.line) ?? []), segment]);
  const { from: _, ...rest } = context;
  return { ...rest, segments, byLine, subject: '' };
}
