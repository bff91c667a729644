const LOCAL_PART = /^trips-([0-9a-z]{20})$/;

/** 'trips-{token}@{domain}' */
export function mailAddress(token: string, domain: string): string {
  return `trips-${token}@${domain}`;
}

/** The tokens of the personal addresses among some addresses (lower case), without duplicates. */
export function tokensOf(addresses: readonly string[], domain: string): string[] {
  const tokens = addresses.flatMap((address) => {
    const at = address.lastIndexOf('@');
    if (address.slice(at + 1) !== domain.toLowerCase()) return [];
    return LOCAL_PART.exec(address.slice(0, at))?.[1] ?? [];
  });
  return [...new Set(tokens)];
}
