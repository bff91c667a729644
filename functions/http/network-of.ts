import { isIPv6 } from 'node:net';

/**
 * The network that an address counts as. One machine has an IPv6 network of its own, at least 64 bits wide (RFC 6177),
 * so IPv6 addresses are cut to `bits`; an IPv4 address, also an IPv4-mapped one (RFC 4291, 2.5.5.2), is kept whole.
 */
export function networkOf(address: string, bits: 48 | 64): string {
  const [bare = ''] = address.split('%');
  if (!isIPv6(bare)) return address;
  const canonical = new URL(`http://[${bare}]`).hostname.slice(1, -1);
  const [head = [], tail = []] = canonical.split('::').map((part) => part.split(':').filter((group) => group !== ''));
  const groups = [...head, ...Array.from({ length: 8 - head.length - tail.length }, () => '0'), ...tail];
  if (groups.slice(0, 6).join(':') === '0:0:0:0:0:ffff') return dotted(groups.slice(6));
  return `${groups.slice(0, bits / 16).join(':')}::/${bits}`;
}

function dotted(groups: readonly string[]): string {
  const bytes = groups.flatMap((group) => {
    const number = Number.parseInt(group, 16);
    return [number >> 8, number & 255];
  });
  return bytes.join('.');
}
