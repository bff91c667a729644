/** Values by text. Unlike a Map it can be stored as JSON; unlike a plain lookup, `lookUp` finds no 'constructor' in it. */
export type Dictionary<Value> = Readonly<Record<string, Value>>;

export const lookUp = <Value>(dictionary: Dictionary<Value>, key: string): Value | undefined =>
  Object.hasOwn(dictionary, key) ? dictionary[key] : undefined;

/**
 * A dictionary of thousands of entries in a form of which little is read: a text of lines, by the beginning of their keys.
 * What a mail asks for are a hundred of the entries; to read all of them takes a function's start some ms.
 */
export interface PackedDictionary<Value> {
  readonly lines: Readonly<Record<string, string>>;
  /** Never there: what type the values have. */
  readonly values?: Value;
}

/** Enough for the texts that share a beginning to be a few hundred characters. */
const BEGINNING = 3;

/** The dictionary in lines of a key, a tab and the value's JSON. Keys have neither tabs nor newlines. */
export function packed<Value>(dictionary: Dictionary<Value>): PackedDictionary<Value> {
  const lines = new Map<string, string>();
  for (const [key, value] of Object.entries(dictionary)) {
    const beginning = key.slice(0, BEGINNING);
    lines.set(beginning, `${lines.get(beginning) ?? '\n'}${key}\t${JSON.stringify(value)}\n`);
  }
  return { lines: Object.fromEntries(lines) };
}

/** What was looked up is remembered, up to this number of keys. */
const MOST_KNOWN = 50_000;
const known = new WeakMap<PackedDictionary<unknown>, Map<string, unknown>>();

/** The value that has been packed under the key. */
export function lookUpPacked<Value>(dictionary: PackedDictionary<Value>, key: string): Value | undefined {
  const own = knownOf(dictionary);
  if (own.has(key)) return own.get(key) as Value | undefined;
  const value = unpacked(dictionary, key);
  own.set(key, value);
  return value;
}

function knownOf(dictionary: PackedDictionary<unknown>): Map<string, unknown> {
  const own = known.get(dictionary);
  if (own && own.size < MOST_KNOWN) return own;
  const fresh = new Map<string, unknown>();
  known.set(dictionary, fresh);
  return fresh;
}

function unpacked<Value>({ lines }: PackedDictionary<Value>, key: string): Value | undefined {
  const all = lookUp(lines, key.slice(0, BEGINNING));
  const start = all?.indexOf(`\n${key}\t`) ?? -1;
  if (all === undefined || start < 0) return undefined;
  const from = start + key.length + 2;
  return JSON.parse(all.slice(from, all.indexOf('\n', from)));
}
