import { getDomain } from 'tldts';

/**
 * Whether two domains (lower case, ASCII) belong to one organisation: DMARC's relaxed alignment (RFC 7489, section
 * 3.1). The organisational domain is the public suffix, including those of hosts such as github.io, with one label
 * before it.
 */
export function isAligned(one: string, other: string): boolean {
  if (one === other) return one !== '';
  const organisation = getDomain(one, { allowPrivateDomains: true });
  return organisation !== null && organisation === getDomain(other, { allowPrivateDomains: true });
}
