import { readFile } from 'node:fs/promises';
import { createConfig, lintFromString } from '@redocly/openapi-core';
import spectralCore from '@stoplight/spectral-core';
import { oas } from '@stoplight/spectral-rulesets';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { allRoutes } from '#shared/routes.ts';
import { openApiDocument } from './openapi-document.ts';

/**
 * Ignored warnings of Redocly: there is no licence, paths follow the specification, localhost is one of the servers, …
 */
const KEPT_WARNINGS = [
  ...['info-license', 'no-ambiguous-paths', 'no-server-example.com', 'operation-2xx-response', 'tag-description'],
  'no-illogical-composition-keywords',
];
/** Ignored ones of Spectral: there is no contact, and a summary describes the call. */
const SPECTRAL_KEPT = ['info-contact', 'operation-description'];

const Components = z.object({ components: z.object({ schemas: z.record(z.string(), z.unknown()) }) });

const { Ruleset, Spectral } = spectralCore;

describe('the API reference', () => {
  it('openapi.json matches the contracts; after a change run `npm run openapi`', async () => {
    const written: unknown = JSON.parse(await readFile('infra/openapi/openapi.json', 'utf8'));
    expect(written).toEqual(openApiDocument(allRoutes));
  });

  it('every reference resolves to a schema, and every schema is referenced', () => {
    const text = JSON.stringify(openApiDocument(allRoutes));
    const referred = new Set([...text.matchAll(/"#\/components\/schemas\/(\w+)"/g)].map(([, name]) => name));
    const { components } = Components.parse(openApiDocument(allRoutes));
    expect(Object.keys(components.schemas).toSorted()).toEqual([...referred].toSorted());
  });

  it('a call that needs a session says so, and a public one does not', () => {
    const document = openApiDocument(allRoutes);
    expect(document).toHaveProperty(['paths', '/api/trips', 'post', 'security'], [{ session: [] }]);
    expect(document).toHaveProperty(['paths', '/api/trips/{id}', 'get', 'security'], [{}, { session: [] }]);
  });

  it('passes Redocly’s recommended rules', async () => {
    const config = await createConfig({ extends: ['recommended'] });
    const source = JSON.stringify(openApiDocument(allRoutes));
    const problems = await lintFromString({ source, config });
    expect(problems.filter(({ severity }) => severity === 'error')).toEqual([]);
    expect(new Set(problems.map(({ ruleId }) => ruleId))).toEqual(new Set(KEPT_WARNINGS));
  });

  it('passes Spectral’s rules for OpenAPI', async () => {
    const spectral = new Spectral();
    spectral.setRuleset(new Ruleset({ extends: [[oas, 'recommended']] }));
    const problems = await spectral.run(JSON.parse(JSON.stringify(openApiDocument(allRoutes))));
    expect(problems.filter(({ code }) => !SPECTRAL_KEPT.includes(String(code)))).toEqual([]);
  });

  it('a greedy placeholder is an ordinary path parameter, as OpenAPI has no other', () => {
    expect(openApiDocument(allRoutes)).toHaveProperty(['paths', '/media/{key}', 'get', 'parameters', 0, 'name'], 'key');
  });
});
