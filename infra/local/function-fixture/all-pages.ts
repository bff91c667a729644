import type * as z from 'zod/mini';
import type { Route } from '#shared/contract/define-route.ts';
import { call, type TestRequest } from './call-function.ts';
import type { CallModule } from './call-module.ts';

/** Every page of a list, as x-next-cursor leads from each to the next; throws when a page does not succeed. */
export async function allPages<R extends Route>(
  module: CallModule<R>,
  request: TestRequest = {},
): Promise<z.output<R['answer']>[]> {
  const { route } = module.implementation;
  const pages: z.output<R['answer']>[] = [];
  let cursor: string | undefined;
  do {
    const query = { ...request.query, ...(cursor === undefined ? {} : { cursor }) };
    const { status, body, headers } = await call(module, { ...request, query });
    if (status !== route.status) throw new Error(`${route.name} answered ${status}: ${JSON.stringify(body)}`);
    pages.push(route.answer.parse(body ?? null) as z.output<R['answer']>);
    cursor = headers['x-next-cursor'];
  } while (cursor !== undefined);
  return pages;
}
