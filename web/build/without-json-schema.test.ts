import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, it } from 'vitest';
import { withoutWriter } from './without-json-schema.ts';

const zod = createRequire(import.meta.url).resolve('zod/v4/core');
const written = readFileSync(new URL('./to-json-schema.js', `file://${zod}`), 'utf8');

it('keeps the names that schemas import of the JSON Schema writer, and none of its code', () => {
  const left = withoutWriter(written);
  for (const name of ['createToJSONSchemaMethod', 'createStandardJSONSchemaMethod']) {
    expect(written).toContain(`export const ${name}`);
    expect(left).toContain(`export const ${name} = leftOut;`);
  }
  expect(left.length).toBeLessThan(written.length / 10);
});

it('says so when somebody calls it after all', async () => {
  const module: unknown = await import(`data:text/javascript,${encodeURIComponent(withoutWriter(written))}`);
  expect(() => Reflect.apply(Reflect.get(Object(module), 'finalize'), undefined, [])).toThrow(
    /not part of the web app/,
  );
});
