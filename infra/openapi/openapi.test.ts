import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { allRoutes } from '#shared/routes.ts';
import { openApiDocument } from './openapi-document.ts';

const Components = z.object({ components: z.object({ schemas: z.record(z.string(), z.unknown()) }) });

describe('the API reference', () => {
  it('openapi.json says what the contracts say now; after a change `npm run openapi` writes it again', async () => {
    const written: unknown = JSON.parse(await readFile('infra/openapi/openapi.json', 'utf8'));
    expect(written).toEqual(openApiDocument(allRoutes));
  });

  it('every reference leads to a schema, and every schema is referred to', () => {
    const text = JSON.stringify(openApiDocument(allRoutes));
    const referred = new Set([...text.matchAll(/"#\/components\/schemas\/(\w+)"/g)].map(([, name]) => name));
    const { components } = Components.parse(openApiDocument(allRoutes));
    expect(Object.keys(components.schemas).toSorted()).toEqual([...referred].toSorted());
  });

  it('a call that needs a session says so, and one that anyone may make does not', () => {
    const document = openApiDocument(allRoutes);
    expect(document).toHaveProperty(['paths', '/api/trips', 'post', 'security'], [{ session: [] }]);
    expect(document).not.toHaveProperty(['paths', '/api/trips/{id}', 'get', 'security']);
  });

  it('a greedy placeholder is an ordinary path parameter, as OpenAPI has no other', () => {
    expect(openApiDocument(allRoutes)).toHaveProperty(['paths', '/media/{key}', 'get', 'parameters', 0, 'name'], 'key');
  });
});
