import type * as z from 'zod/mini';
import type { Environment } from '#functions/runtime/environment.ts';
import { namesOf } from '../stage-names.ts';
import type { StageSettings } from '../stage-settings.ts';

type Variables = { readonly [Name in keyof z.input<typeof Environment>]: string };

/**
 * Stack traces in the log refer to the source, not the bundle; reading the source map adds some 10 milliseconds to a
 * cold start.
 */
export const NODE_OPTIONS = '--enable-source-maps';

/** The environment of every function; if a variable that the functions require is missing here, it does not compile. */
export function functionEnvironment(settings: StageSettings): Record<string, string> {
  const names = namesOf(settings);
  const variables: Variables = {
    TABLE_NAME: names.table,
    MEDIA_BUCKET: names.mediaBucket,
    MAIL_BUCKET: names.mailBucket,
    MAIL_DOMAIN: settings.mailDomain,
    SITE_URL: names.siteUrl,
    STAGE: settings.stage,
    TEST_FORWARDING: settings.testForwarding ? 'on' : 'off',
    MAIL_DEFERRAL: 'off',
    ...(settings.travellerLimits ? { TRAVELLER_LIMITS: JSON.stringify(settings.travellerLimits) } : {}),
    ...(settings.rates === undefined ? {} : { RATES: settings.rates }),
    ...(settings.modelId ? { BEDROCK_MODEL_ID: settings.modelId } : {}),
    ...(settings.modelLimits ? { BEDROCK_LIMITS: JSON.stringify(settings.modelLimits) } : {}),
  };
  return {
    ...variables,
    POWERTOOLS_SERVICE_NAME: names.prefix,
    NODE_OPTIONS,
  };
}
