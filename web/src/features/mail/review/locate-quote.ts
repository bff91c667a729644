import type { Evidence } from '#shared/mail/schema.ts';

/** A range of a mail's text: start and end offsets. */
export interface Span {
  readonly start: number;
  readonly end: number;
}

/** Where the words of some evidence are in a mail's text; undefined when they are not. */
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
