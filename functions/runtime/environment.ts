import * as z from 'zod/mini';

/** What every function reads from its environment; the CDK construct and the local start give exactly this. */
export const Environment = z.object({
  TABLE_NAME: z.string().check(z.minLength(1)),
  MEDIA_BUCKET: z.string().check(z.minLength(1)),
  MAIL_BUCKET: z.string().check(z.minLength(1)),
  /** The domain of personal addresses: trips-{token}@{MAIL_DOMAIN}. */
  MAIL_DOMAIN: z.string().check(z.minLength(1)),
  /** Where the site is served, without a slash at the end: 'https://example.com'. */
  SITE_URL: z.pipe(
    z.url(),
    z.transform((url) => url.replace(/\/$/, '')),
  ),
  STAGE: z.string().check(z.minLength(1)),
  /** What the CDN shows of itself with every call; where it is set, nobody else is let in. Absent on one machine. */
  ORIGIN_SECRET: z.optional(z.string().check(z.minLength(20))),
  /** What the CDN showed before, for as long as parts of it may still show it. */
  ORIGIN_SECRET_FORMER: z.optional(z.string().check(z.minLength(20))),
  /** Whether travellers may forward a mail to themselves by pasting it (OPEN-122), which is for trying things out. */
  TEST_FORWARDING: z._default(z.enum(['on', 'off']), 'on'),
  BEDROCK_MODEL_ID: z.optional(z.string().check(z.minLength(1))),
  /** What one mail may take of the model, as JSON; without it the usual limits hold. */
  BEDROCK_LIMITS: z.optional(z.string().check(z.minLength(2))),
});
export type Environment = z.output<typeof Environment>;

let parsed: Environment | undefined;

/** The function's environment, checked once. Throws when a variable is missing: a deployment mistake, not a caller's. */
export function environment(): Environment {
  parsed ??= Environment.parse(process.env);
  return parsed;
}
