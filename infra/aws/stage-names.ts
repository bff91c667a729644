import { Aws } from 'aws-cdk-lib';
import type { StageSettings } from './stage-settings.ts';

const PRODUCT = 'travel-timeline';

/** The region whose certificates and firewalls CloudFront takes (AWS: "Requirements for using SSL/TLS certificates"). */
export const CDN_REGION = 'us-east-1';

/** A stage's stacks, each after those that it needs. */
export const STACKS = ['entrance', 'data', 'mail', 'api', 'web', 'observability'] as const;

/**
 * What a stage's resources are called. Stacks know one another's resources by these names alone, so none has to be
 * deployed again for another's sake. Bucket names carry the account, as they are unique in the world.
 */
export function namesOf(settings: StageSettings) {
  const prefix = `${PRODUCT}-${settings.stage}`;
  const mediaBucket = `${prefix}-media-${Aws.ACCOUNT_ID}`;
  return {
    prefix,
    table: prefix,
    mediaBucket,
    mailBucket: `${prefix}-mail-${Aws.ACCOUNT_ID}`,
    /** Where browsers put photos and take them from, by addresses that were signed for them. */
    mediaOrigin: `https://${mediaBucket}.s3.${settings.region}.amazonaws.com`,
    siteUrl: `https://${settings.domain}`,
    apiDomain: `api.${settings.domain}`,
    /** The envelope's sender of what the product sends (SES: custom MAIL FROM domain); nothing else is received there. */
    mailFromDomain: `bounces.${settings.mailDomain}`,
    /** What the CDN shows the functions, by the number it has in the settings; in the CDN's region and in the stage's. */
    originSecret: (version: number) => (version === 1 ? `${prefix}-origin` : `${prefix}-origin-${version}`),
    function: (name: string) => `${prefix}-${name}`,
    deadLetters: (name: string) => `${prefix}-${name}-dead-letters`,
  };
}

/** The folder of the mail bucket that SES writes arriving mails to. */
export const INBOUND = 'inbound';
