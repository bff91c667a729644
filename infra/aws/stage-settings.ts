import * as z from 'zod/mini';
import '#shared/contract/zod-messages.ts';
import { ModelLimits } from '#functions/adapters/model-limits.ts';

const Domain = z.string().check(
  z.regex(/^(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z]{2,}$/, {
    error: 'must be a domain like travel.example.com',
  }),
);

/** What differs from stage to stage, and nothing else. */
export const StageSettings = z.strictObject({
  stage: z
    .string()
    .check(z.regex(/^(?:dev|staging|prod|pr-[1-9]\d{0,5})$/, { error: 'must be dev, staging, prod or pr-<number>' })),
  /** Where everything but the CDN lives; SES must receive mail there. */
  region: z.string().check(z.regex(/^[a-z]{2}-[a-z]+-\d$/, { error: 'must be an AWS region like eu-central-1' })),
  /** Where travellers open the site; the API answers at api.<domain>, which only the CDN calls. */
  domain: Domain,
  /** The domain of personal addresses. */
  mailDomain: Domain,
  /** The Route 53 zone that both domains lie in. */
  hostedZone: z.strictObject({
    id: z
      .string()
      .check(z.regex(/^Z[A-Z0-9]{5,31}$/, { error: 'must be a hosted zone id like Z0123456789ABCDEFGHIJ' })),
    name: Domain,
  }),
  /** SES's active receipt rule set, one per account and region, which every stage adds its rule to. */
  receiptRuleSet: z.string().check(z.minLength(1)),
  /** A Bedrock model or inference profile; without one the built-in planner and reader answer. */
  modelId: z.optional(
    z.string().check(z.regex(/^[a-z0-9.:-]+$/, { error: 'must be a Bedrock model or inference profile id' })),
  ),
  /** What one mail may take of the model. */
  modelLimits: z.optional(ModelLimits),
  /** Days that logs are kept; of the periods that CloudWatch Logs offers. */
  logRetention: z.union([z.literal(7), z.literal(30), z.literal(90), z.literal(365)]),
  /** Days that a mail is kept as it arrived. */
  mailRetention: z.int().check(z.minimum(1)),
  /** Whether table and buckets outlive the stack, cannot be deleted by mistake, and keep old versions. */
  keepsData: z.boolean(),
  /** Whether a web firewall stands in front of the CDN; it costs about 8 dollars a month. */
  firewall: z.boolean(),
  /** Whether travellers may paste a mail as if they had forwarded it (OPEN-122): for trying things out. */
  testForwarding: z.boolean(),
  /** Who is told of alarms. */
  alarmsAddress: z.email(),
});
export type StageSettings = z.output<typeof StageSettings>;

const everywhere = {
  region: 'eu-central-1',
  hostedZone: { id: 'Z0123456789EXAMPLE', name: 'example.com' },
  receiptRuleSet: 'inbound',
  modelId: 'eu.anthropic.claude-haiku-4-5-20251001-v1:0',
  alarmsAddress: 'alarms@example.com',
} as const;

const forTrying = {
  logRetention: 7,
  mailRetention: 7,
  keepsData: false,
  firewall: false,
  testForwarding: true,
} as const;

const stages: readonly z.input<typeof StageSettings>[] = [
  {
    ...everywhere,
    ...forTrying,
    stage: 'dev',
    domain: 'dev.travel.example.com',
    mailDomain: 'mail.dev.travel.example.com',
  },
  {
    ...everywhere,
    ...forTrying,
    stage: 'staging',
    domain: 'staging.travel.example.com',
    mailDomain: 'mail.staging.travel.example.com',
    logRetention: 30,
    firewall: true,
  },
  {
    ...everywhere,
    stage: 'prod',
    domain: 'travel.example.com',
    mailDomain: 'mail.travel.example.com',
    logRetention: 365,
    mailRetention: 90,
    keepsData: true,
    firewall: true,
    testForwarding: false,
  },
];

/** A stage that cannot be set up, in words for whoever typed the command. */
export class StageError extends Error {
  override readonly name = 'StageError';
}

/** The settings of a stage by its name. Throws StageError when there is no such stage or a setting of it is wrong. */
export function settingsOf(stage: unknown): StageSettings {
  if (typeof stage !== 'string' || stage === '') {
    throw new StageError('Which stage? Add -c stage=dev (or staging, prod, pr-<number>).');
  }
  const settings = /^pr-/.test(stage) ? pullRequestStage(stage) : stages.find((each) => each.stage === stage);
  if (!settings) throw new StageError(`There is no stage '${stage}': use dev, staging, prod or pr-<number>.`);
  return checkSettings(settings);
}

/** Throws StageError with every setting that is wrong and what it must be. */
export function checkSettings(settings: z.input<typeof StageSettings>): StageSettings {
  const checked = StageSettings.safeParse(settings);
  if (checked.success) return checked.data;
  const wrong = checked.error.issues.map(({ path, message }) => `  ${path.join('.') || 'settings'}: ${message}`);
  throw new StageError(
    [`Stage '${settings.stage}' has wrong settings (infra/aws/stage-settings.ts):`, ...wrong].join('\n'),
  );
}

/** A pull request's own stage: dev's settings under names of its own, and nothing left when it is removed. */
function pullRequestStage(stage: string): z.input<typeof StageSettings> {
  return {
    ...everywhere,
    ...forTrying,
    stage,
    domain: `${stage}.dev.travel.example.com`,
    mailDomain: `mail.${stage}.dev.travel.example.com`,
  };
}
