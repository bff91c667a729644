import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';
import type { Plugin } from 'vite';
import { BASIC, TYPEFACES, type Typeface } from './typefaces.ts';
import { codePointsOf, unicodeRangeOf } from './unicode-range.ts';

const FOLDER = path.resolve(import.meta.dirname, '..', '..', '.build', 'fonts');
/** The files that every page needs immediately. */
const PRELOADED = /-basic-[\w-]+\.woff2$/;

/** One file of a typeface, and its characters. */
interface Face {
  readonly file: string;
  readonly source: string;
  readonly range: string;
}

/**
 * Subsets the typefaces to the characters, axes and features in use and writes their style sheet, `#fonts/fonts.css`.
 * The basic files are preloaded, so that text does not change its font when they arrive.
 */
export function fonts(): Plugin {
  return {
    name: 'fonts',
    config: async () => ({ resolve: { alias: { '#fonts': await cutFonts() } } }),
    transformIndexHtml: {
      order: 'post',
      handler: (_html, { bundle }) =>
        Object.keys(bundle ?? {})
          .filter((file) => PRELOADED.test(file))
          .map((file) => ({
            tag: 'link',
            injectTo: 'head-prepend',
            attrs: { rel: 'preload', href: `/${file}`, as: 'font', type: 'font/woff2', crossorigin: true },
          })),
    },
  };
}

/** The folder of the files, created once for each version of the typefaces and of their subsets. */
async function cutFonts(): Promise<string> {
  const faces = TYPEFACES.map((typeface) => ({ typeface, files: facesOf(typeface) }));
  const hash = createHash('sha256').update(JSON.stringify(faces));
  for (const { files } of faces) for (const { source } of files) hash.update(await readFile(source));
  const folder = path.join(FOLDER, hash.digest('hex').slice(0, 16));
  if (existsSync(folder)) return folder;
  const fresh = `${folder}.${process.pid}`;
  await mkdir(fresh, { recursive: true });
  for (const { typeface, files } of faces) for (const face of files) await cut(typeface, face, fresh);
  const sheets = faces.flatMap(({ typeface, files }) => files.map((face) => fontFace(typeface, face)));
  await writeFile(path.join(fresh, 'fonts.css'), sheets.join('\n'));
  // Another build may have been faster; its files are the same.
  await rename(fresh, folder).catch(() => rm(fresh, { recursive: true }));
  return folder;
}

/** The basic file first, then one for each script that the package has a file for. */
export function facesOf({ family, source, ranges }: Typeface): readonly Face[] {
  const basic = codePointsOf(BASIC);
  const fileOf = (script: string) => fileURLToPath(import.meta.resolve(source(script)));
  const name = (part: string) => `${family.toLowerCase()}-${part}.woff2`;
  const scripts = Object.entries(ranges).map(([script, range]) => ({
    file: name(script),
    source: fileOf(script),
    range: unicodeRangeOf([...codePointsOf(range)].filter((point) => !basic.has(point))),
  }));
  return [{ file: name('basic'), source: fileOf('latin'), range: unicodeRangeOf(basic) }, ...scripts];
}

async function cut({ axes, features }: Typeface, { file, source, range }: Face, folder: string): Promise<void> {
  const text = String.fromCodePoint(...codePointsOf(range));
  const bytes = await subsetFont(await readFile(source), text, {
    targetFormat: 'woff2',
    variationAxes: axes,
    keepFeatures: features,
    noHinting: true,
  });
  await writeFile(path.join(folder, file), bytes);
}

function fontFace({ family, weights }: Typeface, { file, range }: Face): string {
  return `@font-face {
  font-family: "${family}";
  font-style: normal;
  font-weight: ${weights};
  font-display: swap;
  src: url("./${file}") format("woff2");
  unicode-range: ${range};
}
`;
}
