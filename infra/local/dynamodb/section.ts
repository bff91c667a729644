import type { BatchOperation, KeyRange, Level } from 'dynalite/db/index.js';

/** A namespace of the key-value store. Its keys are passed and returned without their prefix. */
export interface Section<V> {
  /** The key with its prefix. */
  path(key: string): string;
  get(key: string): Promise<V | undefined>;
  getMany(keys: string[]): Promise<(V | undefined)[]>;
  /** Nothing is written until the operation is part of a batch. */
  put(key: string, value: V): BatchOperation;
  del(key: string): BatchOperation;
  entries(range?: KeyRange): AsyncIterable<[string, V]>;
  values(range?: KeyRange): AsyncIterable<V>;
  keys(range?: KeyRange): AsyncIterable<string>;
  clear(): Promise<void>;
}

/** `name` may contain any character but the tilde, which separates it from the keys. */
export function section<V>(level: Level, ...name: string[]): Section<V> {
  const prefix = `${name.join('~')}~`;
  const within = (range: KeyRange = {}) => prefixed(prefix, range);
  return {
    path: (key) => prefix + key,
    get: (key) => level.get<V>(prefix + key),
    getMany: (keys) => level.getMany<V>(keys.map((key) => prefix + key)),
    put: (key, value) => ({ type: 'put', key: prefix + key, value }),
    del: (key) => ({ type: 'del', key: prefix + key }),
    async *entries(range) {
      for await (const [key, value] of level.iterator<V>(within(range))) yield [key.slice(prefix.length), value];
    },
    values: (range) => level.values<V>(within(range)),
    async *keys(range) {
      for await (const key of level.keys(within(range))) yield key.slice(prefix.length);
    },
    clear: () => level.clear(within()),
  };
}

function prefixed(prefix: string, { gt, gte, lt, lte, reverse, limit }: KeyRange): KeyRange {
  return {
    ...(gt === undefined ? { gte: prefix + (gte ?? '') } : { gt: prefix + gt }),
    // U+FFFF sorts after every character in a key.
    ...(lt !== undefined ? { lt: prefix + lt } : { lte: prefix + (lte ?? '\uffff') }),
    ...(reverse === undefined ? {} : { reverse }),
    ...(limit === undefined ? {} : { limit }),
  };
}
