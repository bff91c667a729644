import { basename, dirname } from 'node:path';
import { pathToFileURL } from 'node:url';
import { isDeepStrictEqual } from 'node:util';
import type { Plugin } from 'esbuild';

/**
 * Evaluates each `*.prepared.ts` while a bundle is built, and puts data files with what it exports in its place: an index
 * of thousands of words can be looked up in once its JSON is parsed, where making it took every cold start 100 ms. The
 * exports have to be JSON, which this checks.
 */
export const preparedModules: Plugin = {
  name: 'prepared-modules',
  setup({ onResolve, onLoad }) {
    onLoad({ filter: /\.prepared\.ts$/, namespace: 'file' }, async ({ path }) => ({
      contents: moduleOf(path, Object.keys(await exportsOf(path))),
      loader: 'js',
    }));
    onResolve({ filter: /^prepared:/ }, ({ path }) => ({
      path: path.slice('prepared:'.length),
      namespace: 'prepared',
    }));
    onLoad({ filter: /.*/, namespace: 'prepared' }, async ({ path }) => {
      const exports = await exportsOf(`${dirname(path)}.ts`);
      return { contents: jsonOf(path, exports[basename(path, '.json')]), loader: 'file' };
    });
  },
};

/** A data file for each name, so that a bundle has those that it uses. */
function moduleOf(path: string, names: readonly string[]): string {
  const folder = path.replace(/\.ts$/, '');
  const imports = names.map((name) => `import ${name}File from${JSON.stringify(`prepared:${folder}/${name}.json`)};`);
  const read =
    "const read=(file)=>JSON.parse(process.getBuiltinModule('node:fs').readFileSync(new URL(file,import.meta.url),'utf8'));";
  const exports = names.map((name) => `export const ${name}=/* @__PURE__ */read(${name}File);`);
  return [...imports, read, ...exports].join('\n');
}

async function exportsOf(path: string): Promise<Readonly<Record<string, unknown>>> {
  return await import(pathToFileURL(path).href);
}

function jsonOf(path: string, value: unknown): string {
  const json = JSON.stringify(value);
  if (json === undefined || !isDeepStrictEqual(JSON.parse(json), value)) throw new Error(`${path} is not JSON`);
  return json;
}
