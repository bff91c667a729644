import * as z from 'zod/mini';
import '#shared/contract/zod-messages.ts';
import { ModelLimits } from '#functions/mail/reader/model-limits.ts';
import { TravellerLimits } from '#functions/runtime/traveller-limits.ts';
import { Basemap } from '#shared/map/basemap.ts';
import { routes } from '#shared/routes.ts';

const Domain = z.string().check(
  z.regex(/^(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z]{2,}$/, {
    error: 'must be a domain like travel.example.com',
  }),
);

/** Bedrock's model ids: 'amazon.nova-lite-v1:0', or with the area prefix of an inference profile. */
const MODEL_ID =
  /^(?:(?:eu|us|apac|jp|au|global)\.)?(?!(?:eu|us|apac|jp|au|global)\.)[a-z][a-z0-9]*\.[a-z][a-z0-9.-]*(?::\d+(?::\d+k)?)?$/;

const whole = (what: string, least: number, most = 1_000_000) => {
  const error = `must be a whole number of ${what}, at least ${least}`;
  return z.int({ error }).check(z.minimum(least, { error }), z.maximum(most, { error: `must be at most ${most}` }));
};

/** A stage's limits, above which it answers 429, so that no flood runs up the bill. */
const Limits = z.strictObject({
  /** Of each call over all callers (API Gateway: a token bucket for each route). */
  callsPerSecond: whole('calls', 1),
  /** The burst. */
  burst: whole('calls', 1),
  /** Requests of one address in five minutes; a page takes some twenty, and offices share an address (AWS WAF). */
  requestsPerAddress: whole('requests', 10, 2_000_000_000),
});

/** The settings that differ from stage to stage. Rules between settings are in stage-rules.ts. */
export const Settings = z.strictObject({
  stage: z
    .string()
    .check(z.regex(/^(?:dev|staging|prod|pr-[1-9]\d{0,5})$/, { error: 'must be dev, staging, prod or pr-<number>' })),
  /** The region of everything but the CDN; SES must receive mail there. */
  region: z.string().check(z.regex(/^[a-z]{2}-[a-z]+-\d$/, { error: 'must be an AWS region like eu-central-1' })),
  /** The site's domain; the API answers at api.<domain>, which only the CDN calls. */
  domain: Domain,
  /** The domain of personal addresses. */
  mailDomain: Domain,
  /** The Route 53 zone of both domains. */
  hostedZone: z.strictObject({
    id: z
      .string()
      .check(z.regex(/^Z[A-Z0-9]{5,31}$/, { error: 'must be a hosted zone id like Z0123456789ABCDEFGHIJ' })),
    name: Domain,
  }),
  /** SES's active receipt rule set, one per account and region, to which every stage adds its rule. */
  receiptRuleSet: z.string().check(z.minLength(1)),
  /** A Bedrock model or inference profile; without one the built-in planner and reader answer. */
  modelId: z.optional(
    z.string().check(
      z.regex(MODEL_ID, {
        error:
          'must be the id of a Bedrock model (amazon.nova-lite-v1:0) or inference profile (eu.amazon.nova-lite-v1:0): aws bedrock list-inference-profiles names them',
      }),
    ),
  ),
  /** The model's limits for one mail. */
  modelLimits: z.optional(z.strictObject(ModelLimits.shape)),
  limits: Limits,
  /** How much one traveller may cause in a day; what is left out has its default. */
  travellerLimits: z.optional(z.strictObject(TravellerLimits.shape)),
  /**
   * Exchange rates: those of the European Central Bank, which a function reads each working day; without it the
   * approximate ones that come with the product.
   */
  rates: z.optional(z.literal('ecb', { error: "must be 'ecb', or left out for the built-in rates" })),
  /**
   * Numbers of the secrets shared by CDN and functions. The CDN sends the first; a second is the previous one, which is
   * accepted until the CDN sends the first everywhere: [1], [2, 1], [2] (README: A new secret between CDN and
   * functions).
   */
  originSecrets: z._default(
    z.array(whole('secrets', 1)).check(
      z.minLength(1, { error: 'must have one: [1]' }),
      z.maxLength(2, { error: 'must be the one that counts and, for a while, the one before it: [2, 1]' }),
      z.refine((numbers) => new Set(numbers).size === numbers.length, { error: 'must be two different ones: [2, 1]' }),
    ),
    [1],
  ),
  /** Paused calls, by name: 'requestPasswordReset'. They answer 429. */
  pausedCalls: z._default(
    z.array(
      z.string().check(
        z.refine((name) => Object.hasOwn(routes, name), {
          error: 'must be the name of a call, as shared/routes.ts has them',
        }),
      ),
    ),
    [],
  ),
  /** Days that logs are kept; must be a period that CloudWatch Logs supports. */
  logRetention: z.union([z.literal(7), z.literal(30), z.literal(90), z.literal(365)], {
    error: 'must be 7, 30, 90 or 365 days',
  }),
  /** Days that a raw mail is kept. */
  mailRetention: whole('days', 1),
  /** Whether table and buckets outlive the stack, are protected from deletion, and keep old versions. */
  keepsData: z.boolean(),
  /** Whether the CDN has a web firewall; it costs about 8 dollars a month. */
  firewall: z.boolean(),
  /** Whether travellers may paste a mail as if they had forwarded it (OPEN-122): for trying things out. */
  testForwarding: z.boolean(),
  /** What the map is drawn on; by default the built-in world without streets (README: Streets on the map). */
  basemap: z._default(Basemap, { kind: 'built-in' }),
  /** Recipient of alarms. */
  alarmsAddress: z.email({ error: 'must be an email address like alarms@example.com' }),
});
