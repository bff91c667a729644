import * as z from 'zod/mini';
import { Bytes, PlainText } from '#shared/contract/bytes.ts';
import type { Route } from '#shared/contract/define-route.ts';
import { ErrorBody } from '#shared/contract/error-body.ts';
import { ERROR_STATUS, type ErrorCode } from '#shared/contract/errors.ts';
import { type Components, JsonSchema, jsonSchema } from './json-schema.ts';

const PICTURE: JsonSchema = { 'image/*': {} };
/** The only text that is no JSON. */
const CALENDAR: JsonSchema = { 'text/calendar': { schema: { type: 'string' } } };

/** The response part of an operation; built first, so that responses name the domain types. */
export function responsesOf(route: Route, components: Components): JsonSchema {
  const error = { content: json(jsonSchema(ErrorBody, 'output', components)) };
  const answered =
    route.status === 302
      ? { description: 'Elsewhere', headers: { location: header('Where to go on', 'string') } }
      : {
          description: route.summary,
          content: contentOf(route, components),
          ...('cursor' in route.query.shape
            ? { headers: { 'x-next-cursor': header('`cursor` of the next page; absent on the last', 'string') } }
            : {}),
        };
  const refused = errorsOf(route).map((code) => [
    String(ERROR_STATUS[code]),
    {
      description: `code \`${code}\``,
      ...(code === 'stale' && route.current
        ? { content: json(jsonSchema(z.extend(ErrorBody, { current: route.current }), 'output', components)) }
        : error),
      ...(code === 'too_many_requests' ? { headers: { 'retry-after': header('Seconds to wait', 'integer') } } : {}),
    },
  ]);
  return JsonSchema.parse(Object.fromEntries([[String(route.status), answered], ...refused]));
}

function contentOf({ answer }: Route, components: Components): JsonSchema {
  if (answer === Bytes) return PICTURE;
  return answer === PlainText ? CALENDAR : json(jsonSchema(answer, 'output', components));
}

/** Path and query parameters and the Idempotency-Key and If-Match headers, in OpenAPI's format. */
export function parametersOf(route: Route, components: Components): JsonSchema[] {
  const listed = (place: 'path' | 'query', schema: z.ZodMiniObject): JsonSchema[] => {
    const { properties = {}, required = [] } = jsonSchema(schema, 'input', components);
    const needed = z.array(z.string()).parse(required);
    return Object.entries(JsonSchema.parse(properties)).map(([name, property]) => ({
      name,
      in: place,
      required: needed.includes(name),
      schema: property,
    }));
  };
  const repeatable: JsonSchema = {
    name: 'idempotency-key',
    in: 'header',
    required: false,
    description: 'The same key sent again gets the answer of the first time',
    schema: { type: 'string', pattern: '^[\\w.:-]{1,100}$' },
  };
  const expecting: JsonSchema = {
    name: 'if-match',
    in: 'header',
    required: false,
    description: 'The revision that the client has seen; if it is not the latest, the answer is 412 with `current`',
    schema: { type: 'string', examples: ['"r3"'] },
  };
  return [
    ...[...listed('path', route.params), ...listed('query', route.query)],
    ...[...(route.idempotent ? [repeatable] : []), ...(route.current ? [expecting] : [])],
  ];
}

/** The JSON body of the request, or undefined when there is none. */
export function requestBodyOf(
  route: Route,
  components: Components,
  nameOf: (word: string) => string,
): JsonSchema | undefined {
  if (route.body instanceof z.ZodMiniUndefined) return undefined;
  return {
    required: !route.body.safeParse(undefined).success,
    content: json(jsonSchema(route.body, 'input', components, nameOf)),
  };
}

function errorsOf(route: Route): ErrorCode[] {
  const has = (shape: object) => Object.keys(shape).length > 0;
  const always: ErrorCode[] = [
    'bad_request',
    ...(route.access === 'signed-in' ? (['unauthorized'] as const) : []),
    // A call past the CDN, or a write from another origin.
    'forbidden',
    ...(has(route.params.shape) ? (['not_found'] as const) : []),
    ...(route.body instanceof z.ZodMiniUndefined ? [] : (['too_large'] as const)),
    // An Idempotency-Key that was used with another request before.
    ...(route.idempotent ? (['unprocessable'] as const) : []),
    ...(route.current ? (['stale'] as const) : []),
    // Every call is throttled over all callers.
    'too_many_requests',
    'internal',
  ];
  return [...new Set([...always, ...route.errors])].sort((a, b) => ERROR_STATUS[a] - ERROR_STATUS[b]);
}

function json(schema: JsonSchema): JsonSchema {
  return { 'application/json': { schema } };
}

function header(description: string, type: 'string' | 'integer'): JsonSchema {
  return { description, schema: { type } };
}
