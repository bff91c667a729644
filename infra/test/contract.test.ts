import { readdirSync, readFileSync } from 'node:fs';
import middy from '@middy/core';
import type { APIGatewayProxyStructuredResultV2, Context } from 'aws-lambda';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import type { CallEvent } from '#functions/http/call-event.ts';
import { readInput } from '#functions/http/read-input.ts';
import { permissions } from '#infra/aws/permissions.ts';
import { bundles } from '#infra/build/bundles.ts';
import { EVENT_FUNCTION_ENTRIES, functionEntry, kebabCase } from '#infra/function-entry.ts';
import { lambdaContext } from '#infra/local/functions/lambda-context.ts';
import { routeTable } from '#infra/local/gateway/route-table.ts';
import type { Route } from '#shared/contract/define-route.ts';
import { AppError } from '#shared/contract/errors.ts';
import { allRoutes, routes } from '#shared/routes.ts';
import { sampleCallEvents } from './sample-events.ts';

const context = lambdaContext({ id: '1', functionName: 'x', timeout: 0, file: '', event: '' }, 'eu-central-1');
const samples = sampleCallEvents();

/** Runs the chain on an event up to the implementation's input; throws AppError like the chain. */
async function parsed(route: Route, event: CallEvent): Promise<unknown> {
  const chain = middy<CallEvent, APIGatewayProxyStructuredResultV2, Error, Context>()
    .use(readInput(route))
    .handler((read) => ({ body: JSON.stringify(read.call) }));
  return chain({ ...event }, context);
}

function routeOf(call: string): Route {
  const route = allRoutes.find(({ name }) => kebabCase(name) === call);
  if (!route) throw new Error(`events/ has a file of '${call}', which is no call`);
  return route;
}

describe('the contracts', () => {
  it('method and path are unique, whatever its placeholders are called', () => {
    const keys = allRoutes.map(({ method, path }) => `${method} ${path.replaceAll(/\{\w+/g, '{')}`);
    expect(keys.toSorted()).toEqual([...new Set(keys)].toSorted());
  });

  it('a call’s name is that of its export', () => {
    expect(allRoutes.map(({ name }) => name)).toEqual(Object.keys(routes));
  });

  it.each(allRoutes.map((route) => [route.name, route] as const))(
    '%s: placeholders are the params’ keys',
    (_, route) => {
      const placeholders = [...route.path.matchAll(/\{(\w+)\+?\}/g)].map(([, name]) => name);
      expect(placeholders).toEqual(Object.keys(route.params.shape));
    },
  );

  it('every contract has a handler and every handler a contract', () => {
    const files = readdirSync('functions', { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
      .map((file) => `functions/${file}`)
      .filter((file) => /^export (const|async function|function) handler\b/m.test(readFileSync(file, 'utf8')));
    const declared = [...allRoutes.map(functionEntry), ...Object.values(EVENT_FUNCTION_ENTRIES)];
    expect(files.toSorted()).toEqual(declared.toSorted());
  });

  it.each(allRoutes.map((route) => [route.name, route] as const))(
    '%s: the handler’s file implements exactly this call',
    async (_, route) => {
      const module: unknown = await import(/* @vite-ignore */ `../../${functionEntry(route)}`);
      expect(module).toMatchObject({ handler: expect.any(Function), implementation: { route: { name: route.name } } });
    },
  );

  it('every function has a bundle and a line of permissions, and no line is left over', () => {
    const names = [...Object.keys(routes), ...Object.keys(EVENT_FUNCTION_ENTRIES)];
    expect(Object.keys(permissions).toSorted()).toEqual(names.toSorted());
    expect(bundles.map(({ name }) => name)).toEqual(names.map(kebabCase));
  });
});

describe('sample events', () => {
  it('there is a valid one of every call', () => {
    const good = samples.filter(({ valid }) => valid).map(({ call }) => call);
    expect(good.toSorted()).toEqual(allRoutes.map(({ name }) => kebabCase(name)).toSorted());
  });

  it('there is one of every function that no call starts', () => {
    const files = readdirSync('events');
    expect(Object.keys(EVENT_FUNCTION_ENTRIES).filter((name) => !files.includes(`${kebabCase(name)}.json`))).toEqual(
      [],
    );
  });

  it('there is an invalid one of every call that takes input', () => {
    const takesInput = allRoutes.filter(
      ({ path, query, body }) =>
        path.includes('{') || Object.keys(query.shape).length > 0 || !(body instanceof z.ZodMiniUndefined),
    );
    const bad = new Set(samples.filter(({ valid }) => !valid).map(({ call }) => call));
    expect([...bad].toSorted()).toEqual(takesInput.map(({ name }) => kebabCase(name)).toSorted());
  });

  it.each(samples.filter(({ valid }) => valid))('$file parses, and its path leads to its call', async (sample) => {
    const { event } = sample;
    const route = routeOf(sample.call);
    expect(event.routeKey).toBe(`${route.method} ${route.path}`);
    expect(routeTable(allRoutes)(route.method, event.rawPath)).toMatchObject({
      route,
      params: event.pathParameters ?? {},
    });
    await expect(parsed(route, event)).resolves.toHaveProperty('body');
  });

  it.each(samples.filter(({ valid }) => !valid))(
    '$file does not parse, and the message says why',
    async ({ call, event }) => {
      const refusal: unknown = await parsed(routeOf(call), event).catch((error: unknown) => error);
      expect(refusal).toBeInstanceOf(AppError);
      expect(refusal).toMatchObject({
        code: expect.stringMatching(/^(bad_request|not_found)$/),
        message: expect.stringMatching(/^[A-Z].{8,}|\w+ (is|must)/),
      });
    },
  );
});
