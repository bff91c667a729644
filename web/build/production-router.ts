import { fileURLToPath } from 'node:url';
import type { Alias } from 'vite';

const file = (name: string): string =>
  fileURLToPath(new URL(`./production/${name}`, import.meta.resolve('react-router').replace('/development/', '/')));

/**
 * React Router's build without its warnings to developers: its package offers that build to nobody, and everybody gets
 * the one for development (`exports` of its package.json).
 */
export const PRODUCTION_ROUTER: readonly Alias[] = [
  { find: /^react-router$/, replacement: file('index.mjs') },
  { find: /^react-router\/dom$/, replacement: file('dom-export.mjs') },
];
