import type * as z from 'zod/mini';
import type { Route, RouteAnswer } from '#shared/contract/define-route.ts';
import type { PageQuery } from '#shared/contract/paging.ts';
import { type Call, callApiPage, type Page } from './api.ts';

/** A route whose answer is a list in pages. */
type ListRoute = Route & { readonly answer: z.ZodMiniArray; readonly query: typeof PageQuery };

/** Makes a call whose answer is a list, with every page of it, one after the other as each says where the next begins. */
export async function callApiPages<R extends ListRoute>(route: R, call: Call<R>): Promise<RouteAnswer<R>[number][]> {
  const all: RouteAnswer<R>[number][] = [];
  let cursor: string | null = null;
  do {
    const page: Page<RouteAnswer<R>> = await callApiPage(
      route,
      cursor === null ? call : { ...call, query: { ...call.query, cursor } },
    );
    all.push(...page.items);
    cursor = page.nextCursor;
  } while (cursor !== null);
  return all;
}
