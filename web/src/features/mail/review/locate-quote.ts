import type { Evidence } from '#shared/mail/schema.ts';

/** A stretch of a mail's text: offsets of its first character and behind its last. */
export interface Span {
  readonly start: number;
  readonly end: number;
}

/** Where the words of some evidence stand in a mail's text; undefined when they do not. */
export function locateQuote(
  text: string,
  evidence: Pick<Evidence, 'quote' | 'start' | 'end'> | undefined,
): Span | undefined {
  const quote = evidence?.quote;
  if (!quote) return undefined;
  const { start, end } = evidence;
  if (start !== undefined && end !== undefined && text.slice(start, end) === quote) return { start, end };
  const at = text.indexOf(quote);
  return at < 0 ? undefined : { start: at, end: at + quote.length };
}
