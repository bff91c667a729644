import ipaddr from 'ipaddr.js';

/** The first three bits of the IPv6 addresses that are assigned for global unicast, 2000::/3 (RFC 4291, IANA). */
const GLOBAL_UNICAST = 0b001;

/**
 * Whether an IP address is a public one: not of this machine, a private or shared network, a link (169.254.0.0/16 has
 * the metadata of instances) or a group, not reserved, and not an IPv6 form that stands for an IPv4 address (mapped,
 * NAT64, 6to4, Teredo). By IANA's registries of special addresses (RFC 6890).
 */
export function isPublicAddress(address: string): boolean {
  if (!ipaddr.isValid(address)) return false;
  const parsed = ipaddr.parse(address);
  if (parsed.range() !== 'unicast') return false;
  return parsed.kind() === 'ipv4' || (parsed.toByteArray()[0] ?? 0) >> 5 === GLOBAL_UNICAST;
}
