import { Aws } from 'aws-cdk-lib';
import type { StageSettings } from './stage-settings.ts';

const PRODUCT = 'travel-timeline';

/** The region of CloudFront's certificates and firewalls (AWS: "Requirements for using SSL/TLS certificates"). */
export const CDN_REGION = 'us-east-1';

/** A stage's stacks, in the order of their dependencies. */
export const STACKS = [
  'entrance',
  'data',
  'mail',
  'gateway',
  'observability',
  'api-account',
  'api-trips',
  'api',
  'web',
] as const;

/**
 * The names of a stage's resources. Stacks reference one another's resources only by name, so none has to be redeployed
 * because of another. Bucket names contain the account, as they are globally unique.
 */
export function namesOf(settings: StageSettings) {
  const prefix = `${PRODUCT}-${settings.stage}`;
  const mediaBucket = `${prefix}-media-${Aws.ACCOUNT_ID}`;
  return {
    prefix,
    table: prefix,
    mediaBucket,
    mailBucket: `${prefix}-mail-${Aws.ACCOUNT_ID}`,
    /** Where browsers upload and read photos, by presigned addresses. */
    mediaOrigin: `https://${mediaBucket}.s3.${settings.region}.amazonaws.com`,
    siteUrl: `https://${settings.domain}`,
    apiDomain: `api.${settings.domain}`,
    /** The envelope sender of outgoing mail (SES: custom MAIL FROM domain); it receives nothing but bounces. */
    mailFromDomain: `bounces.${settings.mailDomain}`,
    /**
     * The secret that the CDN sends to the functions, by its number in the settings; in the CDN's region and in the
     * stage's.
     */
    originSecret: (version: number) => (version === 1 ? `${prefix}-origin` : `${prefix}-origin-${version}`),
    function: (name: string) => `${prefix}-${name}`,
    deadLetters: (name: string) => `${prefix}-${name}-dead-letters`,
  };
}
