/** Maximum size of a message's head, in bytes. */
const MAX_HEAD = 256 * 1024;

export interface HeaderField {
  /** Lower case. */
  readonly name: string;
  /** Unfolded (RFC 5322 2.2.3), trimmed. */
  readonly value: string;
}

/** The header fields of a raw message, topmost first. */
export function headOf(raw: Uint8Array): HeaderField[] {
  const text = Buffer.from(raw.subarray(0, MAX_HEAD)).toString('latin1');
  const [head = ''] = text.split(/\r?\n\r?\n/, 1);
  const fields: HeaderField[] = [];
  for (const line of head.split(/\r?\n(?![ \t])/)) {
    const colon = line.indexOf(':');
    if (colon <= 0) continue;
    const value = line.slice(colon + 1).replace(/\r?\n[ \t]+/g, ' ');
    fields.push({ name: line.slice(0, colon).trim().toLowerCase(), value: value.trim() });
  }
  return fields;
}
