/** Values by text. Unlike a Map it can be stored as JSON; unlike a plain lookup, `lookUp` finds no 'constructor' in it. */
export type Dictionary<Value> = Readonly<Record<string, Value>>;

export const lookUp = <Value>(dictionary: Dictionary<Value>, key: string): Value | undefined =>
  Object.hasOwn(dictionary, key) ? dictionary[key] : undefined;
