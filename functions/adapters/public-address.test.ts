import { describe, expect, it } from 'vitest';
import { isPublicAddress } from './public-address.ts';

const NOT_PUBLIC = [
  ['this network', '0.0.0.0', '0.1.2.3', '::'],
  ['loopback', '127.0.0.1', '127.255.255.254', '::1'],
  ['private', '10.0.0.1', '172.16.0.1', '172.31.255.255', '192.168.1.1', 'fd00::1', 'fc00::1'],
  ['shared (CGNAT)', '100.64.0.1', '100.127.255.255'],
  ['link-local, metadata of instances', '169.254.169.254', '169.254.170.2', 'fe80::1', 'fd00:ec2::254'],
  ['multicast', '224.0.0.1', '239.255.255.250', 'ff02::1'],
  ['broadcast and reserved', '255.255.255.255', '240.0.0.1', '192.0.0.1', '198.18.0.1', '100::1'],
  ['documentation', '192.0.2.1', '198.51.100.1', '203.0.113.1', '2001:db8::1'],
  ['IPv4 mapped', '::ffff:127.0.0.1', '::ffff:8.8.8.8', '::ffff:a9fe:a9fe'],
  ['IPv4 compatible', '::127.0.0.1', '::a9fe:a9fe'],
  ['IPv4 translated', '::ffff:0:127.0.0.1'],
  ['NAT64', '64:ff9b::127.0.0.1', '64:ff9b::a9fe:a9fe', '64:ff9b:1::a9fe:a9fe'],
  ['6to4 and Teredo', '2002:7f00:1::', '2001::1'],
  ['site-local', 'fec0::1'],
  ['not assigned', '4000::1', 'e000::1'],
  ['with a zone', 'fe80::1%eth0'],
  ['no address', '', 'localhost', '999.1.1.1', '0x7f.1.1'],
].flatMap(([kind = '', ...addresses]) => addresses.map((address) => [kind, address] as const));

describe('a public address', () => {
  it.each(NOT_PUBLIC)('is not one that is %s: %s', (_, address) => {
    expect(isPublicAddress(address)).toBe(false);
  });

  it.each(['1.1.1.1', '93.184.215.14', '172.32.0.1', '100.128.0.1', '2606:4700:4700::1111', '2a00:1450:4001::1'])(
    'is one like %s',
    (address) => {
      expect(isPublicAddress(address)).toBe(true);
    },
  );
});
