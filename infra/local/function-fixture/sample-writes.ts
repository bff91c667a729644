import path from 'node:path';
import { changesOf, preparationOf } from '#infra/bench/cost/prepare-call.ts';
import { functionEntry, kebabCase } from '#infra/function-entry.ts';
import { sampleCallEvent } from '#infra/test/sample-events.ts';
import type { Route } from '#shared/contract/define-route.ts';
import { allRoutes, type RouteName, routes } from '#shared/routes.ts';
import type { TestRequest } from './call-function.ts';
import type { CallModule } from './call-module.ts';
import type { FunctionWorld } from './function-world.ts';
import { keepTable } from './keep-table.ts';
import { given, makeSampleWorld, samplesOf } from './sample-calls.ts';
import { startFunctions } from './start-functions.ts';
import { startOutbox } from './start-outbox.ts';

/** Every call whose method may change something (RFC 9110, 9.2.1). */
export const writingRoutes: readonly Route[] = allRoutes.filter(({ method }) => method !== 'GET');

/** A call with a request that it does. */
export interface SampleWrite {
  readonly module: CallModule;
  readonly request: TestRequest;
}

interface SampleWrites {
  readonly world: FunctionWorld;
  /** Does `work` with a route's call, after what has to come before it, and puts the table back. */
  with(route: Route, work: (write: SampleWrite) => Promise<void>): Promise<void>;
  /** A call as its sample says, by the sample world's traveller, without what has to come before it. */
  other(name: RouteName): Promise<SampleWrite>;
}

async function moduleOf(route: Route): Promise<CallModule> {
  return (await import(/* @vite-ignore */ path.resolve(functionEntry(route)))) as CallModule;
}

/** The sample world for the tests of one file, and a request to every writing call in it. */
export async function startSampleWrites(): Promise<SampleWrites> {
  const world = await startFunctions({ s3: true });
  await startOutbox();
  const others = await makeSampleWorld(world);
  const keeper = keepTable(world.table);
  return {
    world,
    async other(name) {
      const { body, pathParameters } = sampleCallEvent(kebabCase(name));
      const preparation = preparationOf(name);
      const changes = preparation.before ? {} : changesOf(preparation);
      const sent: unknown = body === undefined ? undefined : { ...JSON.parse(body), ...changes };
      return {
        module: await moduleOf(routes[name]),
        request: { as: others.owner, params: given(pathParameters), body: sent },
      };
    },
    async with(route, work) {
      const putBack = await keeper.keep();
      try {
        await others.upload();
        const { body, params, query, callers } = await samplesOf(route, world, others);
        const right = Object.entries(params).map(([name, [first = '']]) => [name, first]);
        // The sample world's own mail was read.
        if (route.name === 'retryEmail') right.push(['id', others.known['/api/processed-emails/']?.[0] ?? '']);
        await work({
          module: await moduleOf(route),
          request: { as: callers[0], params: Object.fromEntries(right), query, body },
        });
      } finally {
        await putBack();
      }
    },
  };
}
