/** The known state of a thing, field by field; undefined when it is deleted. */
export type Content = Readonly<Record<string, unknown>> | undefined;

/**
 * What the product was sent, thing by thing: the last acknowledged state must be read back, or one that was sent later
 * without a response.
 */
export function newLedger() {
  const things = new Map<string, Content[]>();
  let acknowledged = 0;
  return {
    /** Records that a thing was created, whose id only the response has. */
    made(id: string, content: Content): void {
      acknowledged++;
      things.set(id, [content]);
    },

    /** Sends a change that makes the thing `content`. */
    async change(id: string, content: Content, send: () => Promise<unknown>): Promise<void> {
      const before = things.get(id) ?? [];
      things.set(id, [...before, content]);
      await send();
      acknowledged++;
      things.set(id, [content]);
    },

    /** Every acknowledged write, including changes and deletions. */
    acknowledged: () => acknowledged,

    ids: () => [...things.keys()],

    /** What is wrong with a thing as it was read, undefined for a missing one; nothing when it is as expected. */
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
