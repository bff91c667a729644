import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { sizeBudget } from './build/size-budget.ts';

/** The two files that the first page needs at once: the latin subsets of both typefaces. */
const PRELOADED_FONT = /(fraunces-latin-opsz|inter-latin-wght)-normal.*\.woff2$/;

/** Preloads those fonts, whose hashed names only the build knows, so that text does not change its face on arrival. */
function preloadFonts(): Plugin {
  return {
    name: 'preload-fonts',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (_html, { bundle }) =>
        Object.keys(bundle ?? {})
          .filter((file) => PRELOADED_FONT.test(file))
          .map((file) => ({
            tag: 'link',
            injectTo: 'head-prepend',
            attrs: { rel: 'preload', href: `/${file}`, as: 'font', type: 'font/woff2', crossorigin: true },
          })),
    },
  };
}

export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  plugins: [react(), preloadFonts(), sizeBudget()],
  build: {
    outDir: '../.build/web-preview',
    emptyOutDir: true,
    // The Content-Security-Policy allows scripts and fonts from the site's own address only, so nothing is inlined.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        // zod and its setting in one file of their own: whatever makes a schema imports it, so the setting comes first.
        codeSplitting: { groups: [{ name: 'zod', test: /node_modules\/zod\/|zod-without-eval/ }] },
      },
    },
  },
});
