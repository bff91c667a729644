import { expect, test } from 'vitest';
import { routes } from '#shared/routes.ts';
import { httpEvent, type ReceivedRequest } from './http-event.ts';

const match = {
  route: routes.getTrip,
  routeKey: 'POST /my/{parameter1}',
  params: { parameter1: 'value1' },
};

const request: ReceivedRequest = {
  id: '8c7b5a1e-2f3d-4c5b-9a8e-7d6c5b4a3f2e',
  method: 'POST',
  target: '/my/path?parameter1=value1&parameter1=value2&parameter2=value',
  httpVersion: '1.1',
  headers: {
    host: ['id.execute-api.us-east-1.amazonaws.com'],
    cookie: ['cookie1; cookie2'],
    'content-type': ['text/plain'],
    header1: ['value1'],
    header2: ['value1', 'value2'],
    'user-agent': ['agent'],
  },
  remoteAddress: '192.0.2.1',
  body: Buffer.from('Hello from Lambda'),
  receivedAt: new Date('2020-03-12T19:03:58.390Z'),
};

test('the event is the documented example of payload format 2.0', () => {
  expect(httpEvent(request, match)).toEqual({
    version: '2.0',
    routeKey: 'POST /my/{parameter1}',
    rawPath: '/my/path',
    rawQueryString: 'parameter1=value1&parameter1=value2&parameter2=value',
    cookies: ['cookie1', 'cookie2'],
    headers: {
      host: 'id.execute-api.us-east-1.amazonaws.com',
      'content-type': 'text/plain',
      header1: 'value1',
      header2: 'value1,value2',
      'user-agent': 'agent',
      'x-amzn-trace-id': 'Root=1-5e6a879e-8c7b5a1e2f3d4c5b9a8e7d6c',
      'x-forwarded-for': '192.0.2.1',
      'x-forwarded-port': '80',
      'x-forwarded-proto': 'http',
    },
    queryStringParameters: { parameter1: 'value1,value2', parameter2: 'value' },
    requestContext: {
      accountId: '000000000000',
      apiId: 'local',
      domainName: 'id.execute-api.us-east-1.amazonaws.com',
      domainPrefix: 'id',
      http: { method: 'POST', path: '/my/path', protocol: 'HTTP/1.1', sourceIp: '192.0.2.1', userAgent: 'agent' },
      requestId: '8c7b5a1e-2f3d-4c5b-9a8e-7d6c5b4a3f2e',
      routeKey: 'POST /my/{parameter1}',
      stage: '$default',
      time: '12/Mar/2020:19:03:58 +0000',
      timeEpoch: 1584039838390,
    },
    body: 'Hello from Lambda',
    pathParameters: { parameter1: 'value1' },
    isBase64Encoded: false,
  });
});

test('what a request lacks is absent from the event, not empty', () => {
  const bare = { ...request, target: '/my/path', headers: {}, body: Buffer.alloc(0) };
  const event = httpEvent(bare, { ...match, params: {} });
  for (const absent of ['cookies', 'queryStringParameters', 'pathParameters', 'body']) {
    expect(event).not.toHaveProperty(absent);
  }
  expect(event).toMatchObject({ rawQueryString: '', isBase64Encoded: false });
});

test('a binary body is passed in base64, byte for byte', () => {
  const bytes = Buffer.from([0xff, 0xd8, 0x00, 0x80]);
  const event = httpEvent({ ...request, headers: { 'content-type': ['image/jpeg'] }, body: bytes }, match);
  expect(event).toMatchObject({ isBase64Encoded: true, body: bytes.toString('base64') });
});

test.each([
  ['application/json; charset=utf-8', false],
  ['application/problem+json', false],
  ['application/x-www-form-urlencoded', true],
  ['application/octet-stream', true],
])('a body of %s is in base64: %s', (type, isBase64Encoded) => {
  expect(httpEvent({ ...request, headers: { 'content-type': [type] } }, match)).toMatchObject({ isBase64Encoded });
});

test('the path is decoded, the query string as sent, and a query parameter decoded', () => {
  const event = httpEvent({ ...request, target: '/my/caf%C3%A9?q=a%20b%26c' }, match);
  expect(event.rawPath).toBe('/my/café');
  expect(event.rawQueryString).toBe('q=a%20b%26c');
  expect(event.queryStringParameters).toEqual({ q: 'a b&c' });
});

test('a path that cannot be decoded stays as it is', () => {
  expect(httpEvent({ ...request, target: '/my/%E0%A4%A' }, match).rawPath).toBe('/my/%E0%A4%A');
});

test('an IPv4 address over an IPv6 socket is passed as IPv4', () => {
  const event = httpEvent({ ...request, remoteAddress: '::ffff:127.0.0.1' }, match);
  expect(event.requestContext.http.sourceIp).toBe('127.0.0.1');
});
