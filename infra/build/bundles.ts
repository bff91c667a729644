import { functionEntry, kebabCase } from '#infra/function-entry.ts';
import { allRoutes, type RouteName } from '#shared/routes.ts';

/** Functions that no call starts: an arriving mail (S3 event) and a change of the table (DynamoDB stream). */
export const EVENT_FUNCTIONS = {
  receiveMail: 'functions/mail/receive-mail.ts',
  projectChanges: 'functions/discover/project-changes.ts',
} as const;

export type FunctionName = RouteName | keyof typeof EVENT_FUNCTIONS;

/** One deployed function: its source file and its name in kebab-case, which is its bundle's folder. */
export interface Bundle {
  readonly name: string;
  readonly entry: string;
}

/** Every function of the product: one a call, and those that events start. */
export const bundles: readonly Bundle[] = [
  ...allRoutes.map((route) => ({ name: kebabCase(route.name), entry: functionEntry(route) })),
  ...Object.entries(EVENT_FUNCTIONS).map(([name, entry]) => ({ name: kebabCase(name), entry })),
];

/** Where `npm run build` puts what is deployed, from the root of the project. */
export const BUILD_FOLDER = '.build';
export const FUNCTIONS_FOLDER = `${BUILD_FOLDER}/functions`;
export const WEB_FOLDER = `${BUILD_FOLDER}/web`;
