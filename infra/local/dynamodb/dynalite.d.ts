/**
 * The used part of dynalite 4.0.0, which is written in JavaScript: its parsers, checks, actions and LevelDB storage.
 */

declare module 'dynalite/db/index.js' {
  /** An attribute value in wire format: binary in base64, numbers as decimal strings. Exactly one field is present. */
  export interface AttributeValue {
    S?: string;
    N?: string;
    B?: string;
    BOOL?: boolean;
    NULL?: boolean;
    SS?: string[];
    NS?: string[];
    BS?: string[];
    L?: AttributeValue[];
    M?: Item;
  }
  export type Item = Record<string, AttributeValue>;

  export interface KeySchemaElement {
    AttributeName: string;
    KeyType: 'HASH' | 'RANGE';
  }
  export interface AttributeDefinition {
    AttributeName: string;
    AttributeType: 'S' | 'N' | 'B';
  }
  /** The part of a table's description that decides how its items are stored. */
  export interface TableSchema {
    TableName: string;
    AttributeDefinitions: AttributeDefinition[];
    KeySchema: KeySchemaElement[];
  }

  /** An attribute's path in an expression: names and list positions. */
  export type DocumentPath = (string | number)[];
  export interface ExpressionNode {
    type: string;
    name?: string;
    args: Operand[];
  }
  export type Operand = DocumentPath | ExpressionNode | AttributeValue;
  export interface ParsedCondition {
    expression: ExpressionNode;
    pathHeads: Record<string, boolean>;
  }

  export interface KeyRange {
    gt?: string;
    gte?: string;
    lt?: string;
    lte?: string;
    reverse?: boolean;
    limit?: number;
  }
  export type BatchOperation = { type: 'put'; key: string; value: unknown } | { type: 'del'; key: string };
  /** The key-value store: LevelDB in a folder, or the same in memory. A batch is atomic. */
  export interface Level {
    open(): Promise<void>;
    close(): Promise<void>;
    get<V>(key: string): Promise<V | undefined>;
    getMany<V>(keys: string[]): Promise<(V | undefined)[]>;
    batch(operations: BatchOperation[]): Promise<void>;
    clear(range: KeyRange): Promise<void>;
    iterator<V>(range: KeyRange): AsyncIterable<[string, V]>;
    keys(range: KeyRange): AsyncIterable<string>;
    values<V>(range: KeyRange): AsyncIterable<V>;
  }

  /** An error of the service. */
  export interface ServiceFault extends Error {
    statusCode: number;
    body: { __type: string; message: string };
  }

  export function create(options: { path: string | undefined }): { db: Level };
  export function createKey(item: Item, table: TableSchema, keySchema?: KeySchemaElement[]): string;
  export function validateKey(key: Item, table: TableSchema): ServiceFault | null | undefined;
  export function validateItem(item: Item, table: TableSchema): ServiceFault | null | undefined;
  export function validateKeyPaths(
    nestedPaths: Record<string, boolean> | undefined,
    table: TableSchema,
  ): ServiceFault | null | undefined;
  export function itemSize(item: Item): number;
  export function mapPath(path: DocumentPath, item: Item): AttributeValue | null | undefined;
  export function mapPaths(paths: (DocumentPath | string)[], item: Item): Item;
  export function matchesExprFilter(item: Item, expression: ExpressionNode): boolean;
  export function matchesFilter(item: Item, filter: object, conditionalOperator: string | undefined): boolean;
}

declare module 'dynalite/validations/index.js' {
  /** The type of a request's fields: a type's name, or the type with rules such as `notNull` and `children`. */
  export type FieldTypes = Record<string, string | FieldType>;
  export interface FieldType {
    type: string;
    children?: string | FieldType | FieldTypes;
    [rule: string]: unknown;
  }
  /** Returns what is wrong, and stores parsed expressions in the request's fields that begin with an underscore. */
  export type CustomCheck<R> = (request: R, store: { options: { maxItemSize: number } }) => string | null | undefined;

  /** The request with only the fields that `types` describes; the caller names the resulting type. */
  export function checkTypes<R>(body: unknown, types: FieldTypes): R;
  export function checkValidations<R>(
    request: R,
    types: FieldTypes,
    custom: CustomCheck<R> | undefined,
    store: { options: { maxItemSize: number } },
  ): void;
}

declare module 'dynalite/validations/putItem.js' {
  import type { CustomCheck, FieldTypes } from 'dynalite/validations/index.js';
  export const types: FieldTypes;
  export const custom: CustomCheck<object>;
}
declare module 'dynalite/validations/updateItem.js' {
  export { custom, types } from 'dynalite/validations/putItem.js';
}
declare module 'dynalite/validations/deleteItem.js' {
  export { custom, types } from 'dynalite/validations/putItem.js';
}
declare module 'dynalite/validations/getItem.js' {
  export { custom, types } from 'dynalite/validations/putItem.js';
}
declare module 'dynalite/validations/batchGetItem.js' {
  export { custom, types } from 'dynalite/validations/putItem.js';
}
declare module 'dynalite/validations/batchWriteItem.js' {
  export { custom, types } from 'dynalite/validations/putItem.js';
}
declare module 'dynalite/validations/query.js' {
  export { custom, types } from 'dynalite/validations/putItem.js';
}
declare module 'dynalite/validations/scan.js' {
  export { custom, types } from 'dynalite/validations/putItem.js';
}
declare module 'dynalite/validations/createTable.js' {
  export { custom, types } from 'dynalite/validations/putItem.js';
}

declare module 'dynalite/actions/putItem.js' {
  import type { Item, KeyRange, TableSchema } from 'dynalite/db/index.js';

  type Callback<T> = (error: Error | null, result?: T) => void;
  /** The storage interface that dynalite's actions use. */
  export interface ActionStore {
    options: { maxItemSize: number };
    getTable(name: string, callback: Callback<TableSchema>): void;
    getItemDb(table: string): {
      lock(key: string, locked: (release: <F>(callback: F) => F) => void): void;
      get(key: string, callback: Callback<Item>): void;
      put(key: string, item: Item, callback: Callback<never>): void;
      del(key: string, callback: Callback<never>): void;
      createValueStream(range: KeyRange): NodeJS.ReadableStream;
    };
  }
  type Action = (store: ActionStore, request: object, callback: Callback<{ Attributes?: Item }>) => void;
  const action: Action;
  // biome-ignore lint/style/noDefaultExport: this is how the module exports.
  export default action;
}
declare module 'dynalite/actions/updateItem.js' {
  export { default } from 'dynalite/actions/putItem.js';
}
declare module 'dynalite/actions/deleteItem.js' {
  export { default } from 'dynalite/actions/putItem.js';
}
declare module 'dynalite/actions/query.js' {
  export { default } from 'dynalite/actions/putItem.js';
}
declare module 'dynalite/actions/scan.js' {
  export { default } from 'dynalite/actions/putItem.js';
}
