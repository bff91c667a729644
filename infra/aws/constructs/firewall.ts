import { CfnWebACL } from 'aws-cdk-lib/aws-wafv2';
import type { Construct } from 'constructs';
import { namesOf } from '../stage-names.ts';
import type { StageSettings } from '../stage-settings.ts';

/** Requests that one address may send in five minutes; a page is some twenty, and offices share an address. */
const REQUESTS_PER_ADDRESS = 3000;

/** A web firewall for the CDN that turns away an address which asks far more than people do. */
export class Firewall extends CfnWebACL {
  constructor(scope: Construct, id: string, settings: StageSettings) {
    const metric = (metricName: string) => ({
      cloudWatchMetricsEnabled: true,
      metricName: `${namesOf(settings).prefix}-${metricName}`,
      sampledRequestsEnabled: false,
    });
    super(scope, id, {
      name: namesOf(settings).prefix,
      scope: 'CLOUDFRONT',
      defaultAction: { allow: {} },
      visibilityConfig: metric('firewall'),
      rules: [
        {
          name: 'address-rate',
          priority: 0,
          action: { block: { customResponse: { responseCode: 429 } } },
          statement: {
            rateBasedStatement: { aggregateKeyType: 'IP', evaluationWindowSec: 300, limit: REQUESTS_PER_ADDRESS },
          },
          visibilityConfig: metric('address-rate'),
        },
      ],
    });
  }
}
