import type * as z from 'zod/mini';
import type { Environment } from '#functions/runtime/environment.ts';
import type { AwsAccess } from './aws-environment.ts';
import type { Settings } from './settings.ts';

/** The names of the table and buckets; the environment can set those of a stage on AWS. */
export interface Resources {
  readonly table: string;
  readonly mediaBucket: string;
  readonly mailBucket: string;
}

export function resourcesOf(given: NodeJS.ProcessEnv): Resources {
  return {
    table: given.TABLE_NAME || 'travel-timeline',
    mediaBucket: given.MEDIA_BUCKET || 'media',
    mailBucket: given.MAIL_BUCKET || 'mail',
  };
}

export interface FunctionEnvironmentOptions {
  readonly given: NodeJS.ProcessEnv;
  readonly settings: Settings;
  readonly resources: Resources;
  readonly siteUrl: string;
  readonly aws: AwsAccess;
}

/** Variables that Node.js and the AWS SDK look for. */
const MACHINE = ['PATH', 'HOME', 'LANG', 'NODE_COMPILE_CACHE'];

/** All that functions see in process.env. */
export function functionEnvironment(options: FunctionEnvironmentOptions): Record<string, string> {
  const { given, settings, resources, siteUrl, aws } = options;
  const product: z.input<typeof Environment> = {
    TABLE_NAME: resources.table,
    MEDIA_BUCKET: resources.mediaBucket,
    MAIL_BUCKET: resources.mailBucket,
    MAIL_DOMAIN: settings.mailDomain,
    SITE_URL: siteUrl,
    STAGE: 'local',
    TEST_FORWARDING: given.TEST_FORWARDING === 'off' ? 'off' : 'on',
    MAIL_DEFERRAL: 'on',
    ...(given.TRAVELLER_LIMITS ? { TRAVELLER_LIMITS: given.TRAVELLER_LIMITS } : {}),
    ...(given.BEDROCK_MODEL_ID ? { BEDROCK_MODEL_ID: given.BEDROCK_MODEL_ID } : {}),
    ...(given.BEDROCK_LIMITS ? { BEDROCK_LIMITS: given.BEDROCK_LIMITS } : {}),
  };
  const machine = MACHINE.flatMap((name) => (given[name] ? [[name, given[name]] as const] : []));
  const defined = Object.entries(product).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]]));
  return {
    ...Object.fromEntries(machine),
    ...Object.fromEntries(defined),
    ...aws.variables,
    LOG_LEVEL: settings.logLevel,
  };
}
