const LOCAL_PART = /^trips-([0-9a-z]{20})$/;

/** 'trips-{token}@{domain}' */
export function mailAddress(token: string, domain: string): string {
  return `trips-${token}@${domain}`;
}

/** How much of a message is taken for its head, in bytes. */
const MAX_HEAD = 2 * 1024 * 1024;

/** The tokens of the personal addresses among some addresses (lower case), each once. */
export function tokensOf(addresses: readonly string[], domain: string): string[] {
  const tokens = addresses.flatMap((address) => {
    const at = address.lastIndexOf('@');
    if (address.slice(at + 1) !== domain.toLowerCase()) return [];
    return LOCAL_PART.exec(address.slice(0, at))?.[1] ?? [];
  });
  return [...new Set(tokens)];
}

/** The tokens of the personal addresses anywhere in the head of a message that could not be opened, each once. */
export function tokensInHead(raw: Uint8Array, domain: string): string[] {
  const [head = ''] = Buffer.from(raw.subarray(0, MAX_HEAD))
    .toString('latin1')
    .toLowerCase()
    .split(/\r?\n\r?\n/, 1);
  return tokensOf(head.match(/(?<![\w.+-])trips-[0-9a-z]{20}@[\w.-]+/g) ?? [], domain);
}
