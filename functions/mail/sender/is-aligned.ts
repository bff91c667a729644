import { getDomain } from 'tldts';

/**
 * Whether two domains (lower case, ASCII) are of one organisation: DMARC's relaxed alignment (RFC 7489, section 3.1). The
 * organisation's domain is the public suffix, those of hosts such as github.io too, with one label before it.
 */
export function isAligned(one: string, other: string): boolean {
  if (one === other) return one !== '';
  const organisation = getDomain(one, { allowPrivateDomains: true });
  return organisation !== null && organisation === getDomain(other, { allowPrivateDomains: true });
}
