/** What is known of a thing, field by field; undefined when it is deleted. */
export type Content = Readonly<Record<string, unknown>> | undefined;

/**
 * What the product was told, thing by thing: what it acknowledged last must be read back, and what it was sent after
 * that without an answer may be.
 */
export function newLedger() {
  const things = new Map<string, Content[]>();
  let acknowledged = 0;
  return {
    /** Says that a thing was made, whose id only the answer tells. */
    made(id: string, content: Content): void {
      acknowledged++;
      things.set(id, [content]);
    },

    /** Sends a change that lets the thing be `content`. */
    async change(id: string, content: Content, send: () => Promise<unknown>): Promise<void> {
      const before = things.get(id) ?? [];
      things.set(id, [...before, content]);
      await send();
      acknowledged++;
      things.set(id, [content]);
    },

    /** Every write that was acknowledged, changes and deletions too. */
    acknowledged: () => acknowledged,

    ids: () => [...things.keys()],

    /** What is wrong with a thing as it was read, undefined for one that is not there; nothing when it may be so. */
    wrong(id: string, read: Content): string | undefined {
      const may = things.get(id) ?? [];
      if (may.some((content) => isSame(content, read))) return undefined;
      const [kept] = may;
      if (read === undefined) return 'is gone';
      if (kept === undefined) return 'is there though it was deleted';
      const found = Object.fromEntries(Object.keys(kept).map((name) => [name, read[name]]));
      return `is ${JSON.stringify(found)} and not ${JSON.stringify(may)}`;
    },
  };
}
export type Ledger = ReturnType<typeof newLedger>;

/** Whether what was read has every field as it was written; a thing has more fields than were written. */
function isSame(written: Content, read: Content): boolean {
  if (written === undefined || read === undefined) return written === read;
  return Object.entries(written).every(([name, value]) => read[name] === value);
}
