import { basename } from 'node:path';
import { EVENT_FUNCTION_ENTRIES, functionEntry } from '#infra/function-entry.ts';
import { allRoutes, type RouteName } from '#shared/routes.ts';

/** A call, or the handler of arriving mails or of table changes. */
export type FunctionName = RouteName | keyof typeof EVENT_FUNCTION_ENTRIES;

/** One deployed function: its source file and its name in kebab-case, which is its bundle's folder. */
export interface Bundle {
  readonly name: string;
  readonly entry: string;
}

/** Every function of the product: one per call, and those that events start. */
export const bundles: readonly Bundle[] = [
  ...allRoutes.map((route) => functionEntry(route)),
  ...Object.values(EVENT_FUNCTION_ENTRIES),
].map((entry) => ({ name: basename(entry, '.ts'), entry }));

/** Where `npm run build` puts what is deployed, relative to the project's root. */
export const FUNCTIONS_FOLDER = '.build/functions';
export const SITE_FOLDER = '.build/site';
