import type * as z from 'zod/mini';
import { brokenRules } from './stage-rules.ts';
import { Settings } from './stage-schema.ts';

export type StageSettings = z.output<typeof Settings>;

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
  limits: { callsPerSecond: 100, burst: 200, requestsPerAddress: 3000 },
} as const;

/** Of each call: see limits in infra/aws/stage-schema.ts. */
const forTravellers = {
  callsPerSecond: 1000,
  burst: 2000,
  requestsPerAddress: 3000,
} as const;

const stages: readonly z.input<typeof Settings>[] = [
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
    limits: forTravellers,
    rates: 'ecb',
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
    limits: forTravellers,
    rates: 'ecb',
  },
];

/** A stage that cannot be set up, in words for whoever typed the command. */
export class StageError extends Error {
  override readonly name = 'StageError';
}

/** The settings of a stage by name. Throws StageError when there is no such stage or one of its settings is invalid. */
export function settingsOf(stage: unknown): StageSettings {
  if (typeof stage !== 'string' || stage === '') {
    throw new StageError('Which stage? Add -c stage=dev (or staging, prod, pr-<number>).');
  }
  const settings = /^pr-/.test(stage) ? pullRequestStage(stage) : stages.find((each) => each.stage === stage);
  if (!settings) throw new StageError(`There is no stage '${stage}': use dev, staging, prod or pr-<number>.`);
  return checkSettings(settings);
}

/** Throws StageError with every invalid setting and what to do about it. */
export function checkSettings(settings: z.input<typeof Settings>): StageSettings {
  const checked = Settings.safeParse(settings);
  const wrong = checked.success ? brokenRules(checked.data) : checked.error.issues.flatMap(described);
  if (checked.success && wrong.length === 0) return checked.data;
  const lines = wrong.map(({ path, message }) => `  ${path}: ${message}`);
  throw new StageError(
    [`Stage '${settings.stage}' has wrong settings (infra/aws/stage-settings.ts):`, ...lines].join('\n'),
  );
}

/** Throws StageError when a stage still has the example's settings, which synthesise but cannot be deployed. */
export function checkDeployable({ stage, hostedZone }: StageSettings): void {
  if (hostedZone.name !== 'example.com') return;
  throw new StageError(
    `Stage '${stage}' is still the example's: put domain, mail domain, hosted zone and the address for alarms into infra/aws/stage-settings.ts before it is deployed.`,
  );
}

/** An issue by its setting; unknown settings have one line for each name. */
function described(issue: z.core.$ZodIssue): { path: string; message: string }[] {
  const unknown = issue.code === 'unrecognized_keys' ? issue.keys : [];
  if (unknown.length === 0) return [{ path: issue.path.join('.'), message: issue.message }];
  return unknown.map((key) => ({
    path: [...issue.path, key].join('.'),
    message: 'there is no such setting: remove it, or correct its name (infra/aws/stage-schema.ts lists them all)',
  }));
}

/** A pull request's own stage: dev's settings under names of its own, and nothing left when it is removed. */
function pullRequestStage(stage: string): z.input<typeof Settings> {
  return {
    ...everywhere,
    ...forTrying,
    stage,
    domain: `${stage}.dev.travel.example.com`,
    mailDomain: `mail.${stage}.dev.travel.example.com`,
  };
}
