import { createRequire } from 'node:module';
import path from 'node:path';
import type { Alias } from 'vite';

/** As react-router-dom finds it, whose dependency it is. */
const found = createRequire(import.meta.resolve('react-router-dom')).resolve('react-router/package.json');
const file = (name: string): string => path.join(path.dirname(found), 'dist', 'production', name);

/**
 * React Router's build without its warnings to developers: its package offers that build to nobody, and everybody gets
 * the one for development (`exports` of its package.json).
 */
export const PRODUCTION_ROUTER: readonly Alias[] = [
  { find: /^react-router$/, replacement: file('index.mjs') },
  { find: /^react-router\/dom$/, replacement: file('dom-export.mjs') },
];
