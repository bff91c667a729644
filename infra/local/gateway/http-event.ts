import type { APIGatewayProxyEventV2 } from 'aws-lambda';
import type { RouteMatch } from './route-table.ts';

/** A request as received. */
export interface ReceivedRequest {
  readonly id: string;
  readonly method: string;
  /** Path and query as sent: '/api/trips?limit=3'. */
  readonly target: string;
  readonly httpVersion: string;
  /** By lower-case name, each value that was sent. */
  readonly headers: Readonly<Record<string, readonly string[] | undefined>>;
  readonly remoteAddress: string;
  readonly body: Buffer;
  readonly receivedAt: Date;
}

const API_ID = 'local';
const STAGE = '$default';

/** Bodies of these types are passed as text, all others in base64, including forms. */
const TEXT = /^(?:text\/|application\/(?:json|xml|javascript)\b|[\w.-]+\/[\w.-]+\+(?:json|xml)\b)/i;

/**
 * The event that an HTTP API sends to a function (API Gateway developer guide, "Working with AWS Lambda proxy
 * integrations for HTTP APIs", payload format version 2.0).
 */
export function httpEvent(request: ReceivedRequest, match: RouteMatch): APIGatewayProxyEventV2 {
  const { path, query } = splitTarget(request.target);
  const { cookie, ...headers } = joined(request.headers);
  const rawPath = decoded(path);
  const cookies = cookie?.split(/[;,]\s*/).filter((each) => each !== '') ?? [];
  const queryStringParameters = queryParameters(query);
  const domainName = (headers.host ?? 'localhost').replace(/:\d+$/, '');
  return {
    version: '2.0',
    routeKey: match.routeKey,
    rawPath,
    rawQueryString: query,
    ...(cookies.length > 0 ? { cookies } : {}),
    headers: { ...headers, ...forwarded(request, headers) },
    ...(Object.keys(queryStringParameters).length > 0 ? { queryStringParameters } : {}),
    requestContext: {
      accountId: '000000000000',
      apiId: API_ID,
      domainName,
      domainPrefix: domainName.split('.')[0] ?? domainName,
      http: {
        method: request.method,
        path: rawPath,
        protocol: `HTTP/${request.httpVersion}`,
        sourceIp: sourceIp(request),
        userAgent: headers['user-agent'] ?? '',
      },
      requestId: request.id,
      routeKey: match.routeKey,
      stage: STAGE,
      time: commonLogTime(request.receivedAt),
      timeEpoch: request.receivedAt.getTime(),
    },
    ...(Object.keys(match.params).length > 0 ? { pathParameters: { ...match.params } } : {}),
    ...bodyOf(request.body, headers['content-type']),
  };
}

/** The path and the query of a request's target, still encoded. */
export function splitTarget(target: string): { path: string; query: string } {
  const [path = '', ...rest] = target.split('?');
  return { path, query: rest.join('?') };
}

function joined(headers: ReceivedRequest['headers']): Record<string, string> {
  const out: Record<string, string> = {};
  for (const [name, values] of Object.entries(headers)) if (values) out[name] = values.join(',');
  return out;
}

/** What API Gateway adds. */
function forwarded(request: ReceivedRequest, headers: Record<string, string>): Record<string, string> {
  const before = headers['x-forwarded-for'];
  const second = Math.floor(request.receivedAt.getTime() / 1000).toString(16);
  return {
    'x-amzn-trace-id': `Root=1-${second}-${request.id.replaceAll('-', '').slice(0, 24)}`,
    'x-forwarded-for': before === undefined ? sourceIp(request) : `${before}, ${sourceIp(request)}`,
    'x-forwarded-port': /:(\d+)$/.exec(headers.host ?? '')?.[1] ?? '80',
    'x-forwarded-proto': 'http',
  };
}

function sourceIp({ remoteAddress }: ReceivedRequest): string {
  return remoteAddress.replace(/^::ffff:/, '');
}

function queryParameters(query: string): Record<string, string> {
  const parameters: Record<string, string> = {};
  for (const [name, value] of new URLSearchParams(query)) {
    const former = parameters[name];
    parameters[name] = former === undefined ? value : `${former},${value}`;
  }
  return parameters;
}

/** An HTTP API decodes the path; one that cannot be decoded stays as it is. */
function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch (error) {
    if (error instanceof URIError) return path;
    throw error;
  }
}

function bodyOf(body: Buffer, contentType = ''): { body?: string; isBase64Encoded: boolean } {
  if (body.byteLength === 0) return { isBase64Encoded: false };
  if (TEXT.test(contentType)) return { body: body.toString('utf8'), isBase64Encoded: false };
  return { body: body.toString('base64'), isBase64Encoded: true };
}

/** '12/Mar/2020:19:03:58 +0000', the time of the common log format. */
function commonLogTime(at: Date): string {
  const [, day, month, year, time] = at.toUTCString().split(/,? /);
  return `${day}/${month}/${year}:${time} +0000`;
}
