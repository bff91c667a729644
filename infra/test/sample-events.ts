import { readdirSync, readFileSync } from 'node:fs';
import type { APIGatewayProxyEventV2 } from 'aws-lambda';
import * as z from 'zod/mini';
import { EVENT_FUNCTION_ENTRIES, kebabCase } from '#infra/function-entry.ts';

const FOLDER = 'events';
const NO_EVENTS = ['acceptance.json'];

/** The fields of API Gateway's event (HTTP API, payload 2.0) that the chain reads. */
const Shape = z.looseObject({
  version: z.literal('2.0'),
  routeKey: z.string(),
  rawPath: z.string(),
  rawQueryString: z.string(),
  cookies: z.optional(z.array(z.string())),
  headers: z.record(z.string().check(z.regex(/^[a-z0-9-]+$/)), z.string()),
  queryStringParameters: z.optional(z.record(z.string(), z.string())),
  pathParameters: z.optional(z.record(z.string(), z.string())),
  requestContext: z.looseObject({ requestId: z.string(), http: z.looseObject({ sourceIp: z.string() }) }),
  body: z.optional(z.string()),
  isBase64Encoded: z.boolean(),
});
const CallEvent = z.custom<APIGatewayProxyEventV2>((value) => Shape.safeParse(value).success);

/** A file of events/: '<call>.json', or '<call>.<what is wrong>.invalid.json'. */
export interface SampleEvent {
  readonly file: string;
  /** The call's name in kebab-case. */
  readonly call: string;
  readonly valid: boolean;
  readonly event: APIGatewayProxyEventV2;
}

/** Every sample event of a call. Throws for a file that is not an API Gateway event. */
export function sampleCallEvents(): SampleEvent[] {
  const ofFunctions = Object.keys(EVENT_FUNCTION_ENTRIES).map((name) => `${kebabCase(name)}.json`);
  const others = [...ofFunctions, ...NO_EVENTS];
  return readdirSync(FOLDER)
    .filter((file) => file.endsWith('.json') && !others.includes(file))
    .map((file) => ({
      file,
      call: file.slice(0, file.indexOf('.')),
      valid: !file.endsWith('.invalid.json'),
      event: CallEvent.parse(readEvent(file)),
    }));
}

/** The valid sample event of a call, by its name in kebab-case. */
export function sampleCallEvent(call: string): APIGatewayProxyEventV2 {
  return CallEvent.parse(readEvent(`${call}.json`));
}

/** A file of events/, unparsed. */
export function readEvent(file: string): unknown {
  return JSON.parse(readFileSync(`${FOLDER}/${file}`, 'utf8'));
}
