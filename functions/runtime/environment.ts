import * as z from 'zod/mini';

/** What every function reads from its environment; the CDK construct and the local start provide exactly this. */
export const Environment = z.object({
  TABLE_NAME: z.string().check(z.minLength(1)),
  MEDIA_BUCKET: z.string().check(z.minLength(1)),
  MAIL_BUCKET: z.string().check(z.minLength(1)),
  /** The domain of personal addresses: trips-{token}@{MAIL_DOMAIN}. */
  MAIL_DOMAIN: z.string().check(z.minLength(1)),
  /** The site's origin, without a trailing slash: 'https://example.com'. */
  SITE_URL: z.pipe(
    z.url(),
    z.transform((url) => url.replace(/\/$/, '')),
  ),
  STAGE: z.string().check(z.minLength(1)),
  /**
   * The secret that the CDN sends with every call; where it is set, calls without it are refused. Absent in local
   * development.
   */
  ORIGIN_SECRET: z.optional(z.string().check(z.minLength(20))),
  /** The previous secret, for as long as some CDN locations may still send it. */
  ORIGIN_SECRET_FORMER: z.optional(z.string().check(z.minLength(20))),
  /**
   * Whether travellers may forward a mail to themselves by pasting it (OPEN-122), which is meant for trying things out.
   */
  TEST_FORWARDING: z._default(z.enum(['on', 'off']), 'on'),
  /** How much one traveller may cause, as JSON (traveller-limits.ts); the defaults apply without it. */
  TRAVELLER_LIMITS: z.optional(z.string().check(z.minLength(2))),
  /** Whether the server that mails arrive at can answer 4xx to its sender when they are too many; SES cannot. */
  MAIL_DEFERRAL: z._default(z.enum(['on', 'off']), 'off'),
  /**
   * Where exchange rates are from: the approximate ones that come with the product, or the European Central Bank's of each
   * working day.
   */
  RATES: z._default(z.enum(['built-in', 'ecb']), 'built-in'),
  /** Where the Bank's daily table is, other than at the Bank: for tests. */
  RATES_URL: z._default(z.url(), 'https://www.ecb.europa.eu/stats/eurofxref/eurofxref-daily.xml'),
  BEDROCK_MODEL_ID: z.optional(z.string().check(z.minLength(1))),
  /** The model's limits for one mail, as JSON; the defaults apply without it. */
  BEDROCK_LIMITS: z.optional(z.string().check(z.minLength(2))),
});
export type Environment = z.output<typeof Environment>;

let parsed: Environment | undefined;

/**
 * The function's environment, checked once. Throws when a variable is missing: a deployment mistake, not a caller's.
 */
export function environment(): Environment {
  parsed ??= Environment.parse(process.env);
  return parsed;
}
