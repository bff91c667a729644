import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { basemap } from './build/basemap/basemap.ts';
import { CHUNK_GROUPS } from './build/chunk-groups.ts';
import { commonPasswords } from './build/common-passwords.ts';
import { firstScript } from './build/first-script.ts';
import { fonts } from './build/fonts.ts';
import { PRODUCTION_ROUTER } from './build/production-router.ts';
import { sizeBudget } from './build/size-budget.ts';

export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  plugins: [react(), commonPasswords(), fonts(), basemap(), firstScript(), sizeBudget()],
  resolve: { alias: [...PRODUCTION_ROUTER] },
  build: {
    outDir: '../.build/web-preview',
    emptyOutDir: true,
    // The Content-Security-Policy allows scripts and fonts from the site's own address only, so nothing is inlined.
    assetsInlineLimit: 0,
    modulePreload: {
      polyfill: false,
      // The page's own scripts are named in its head (firstScript), with the priority that each has.
      resolveDependencies: (_file, dependencies, { hostType }) => (hostType === 'html' ? [] : dependencies),
    },
    rolldownOptions: {
      output: {
        codeSplitting: { groups: [...CHUNK_GROUPS] },
      },
    },
  },
});
