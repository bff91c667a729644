import { looksLikeReference } from '../grammar/find-reference.ts';
import { hasTelephone } from '../grammar/find-telephone.ts';

/** Where a code stands in its text. */
interface Span {
  readonly start: number;
  readonly end: number;
}

/**
 * Whether a code can be a booking's reference: it has the form of one, and is neither a telephone number nor one of the
 * dates, times or amounts of its text, `others`.
 */
export function couldBeReference(value: string, at?: Span, others: readonly Span[] = []): boolean {
  if (!looksLikeReference(value) || hasTelephone(value)) return false;
  return at === undefined || !others.some((other) => at.start < other.end && at.end > other.start);
}
