import { HOST_NAME } from '#functions/http/session-cookie.ts';
import type { Route } from '#shared/contract/define-route.ts';
import type { Components, JsonSchema } from './json-schema.ts';
import { parametersOf, requestBodyOf, responsesOf } from './operation.ts';

/**
 * The API reference (OpenAPI 3.1) of these calls, generated from their contracts only. A domain type used both ways has
 * its own name in responses, and `<Word>Input` in requests.
 */
export function openApiDocument(routes: readonly Route[]): JsonSchema {
  const components: Components = new Map();
  const responses = new Map(routes.map((route) => [route.name, responsesOf(route, components)]));
  const answered = new Set(components.keys());
  const nameOf = (word: string) => (answered.has(word) ? `${word}Input` : word);

  const paths: Record<string, JsonSchema> = {};
  for (const route of routes) {
    const path = route.path.replace('+}', '}');
    const requestBody = requestBodyOf(route, components, nameOf);
    paths[path] = {
      ...paths[path],
      [route.method.toLowerCase()]: {
        operationId: route.name,
        tags: [route.feature],
        summary: route.summary,
        security: [...(route.access === 'anyone' ? [{}] : []), { session: [] }],
        parameters: parametersOf(route, components),
        ...(requestBody ? { requestBody } : {}),
        responses: responses.get(route.name) ?? {},
      },
    };
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Travel timeline', version: '1', description: 'Written by `npm run openapi` from the contracts.' },
    servers: [
      { url: 'http://localhost:3000', description: 'One machine, after `npm start`' },
      {
        url: 'https://{domain}',
        description: 'A stage on AWS',
        variables: { domain: { default: 'localhost', description: 'The domain of the stage' } },
      },
    ],
    tags: [...new Set(routes.map(({ feature }) => feature))].sort().map((name) => ({ name })),
    paths: sorted(Object.entries(paths)),
    components: {
      schemas: sorted(components),
      securitySchemes: { session: { type: 'apiKey', in: 'cookie', name: HOST_NAME } },
    },
  };
}

function sorted(entries: Iterable<[string, JsonSchema]>): JsonSchema {
  return Object.fromEntries([...entries].sort(([a], [b]) => (a < b ? -1 : 1)));
}
