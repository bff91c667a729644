import type { Plugin } from 'vite';

/** zod's two modules that turn a schema into JSON Schema. */
const JSON_SCHEMA_MODULE = /\/zod\/v4\/core\/(?:to-json-schema|json-schema-processors)\.js$/;
const EXPORTED_VALUE = /^export (?:async )?(?:const|function) (\w+)/gm;

/**
 * Leaves zod's JSON Schema writer out of the web app. Every schema carries a method for it, so it cannot be shaken off,
 * and it would be a fifth of zod's weight on the first page. The server writes JSON Schema; no browser asks for it, and
 * one that did would hear so.
 */
export function withoutJsonSchema(): Plugin {
  return {
    name: 'without-json-schema',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: { id: JSON_SCHEMA_MODULE },
      handler: (code) => withoutWriter(code),
    },
  };
}

/** The same exports, none of which can be called; other names of one value (`export { a as b }`) are left out. */
export function withoutWriter(code: string): string {
  const names = [...code.matchAll(EXPORTED_VALUE)].map(([, name]) => name);
  return [
    "const leftOut = () => { throw new Error('JSON Schema is not part of the web app'); };",
    ...names.map((name) => `export const ${name} = leftOut;`),
  ].join('\n');
}
