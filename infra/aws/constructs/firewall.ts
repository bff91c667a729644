import { CfnWebACL } from 'aws-cdk-lib/aws-wafv2';
import type { Construct } from 'constructs';
import { namesOf } from '../stage-names.ts';
import type { StageSettings } from '../stage-settings.ts';

/** A web firewall for the CDN that blocks an address with far more requests than people make. */
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
            rateBasedStatement: {
              aggregateKeyType: 'IP',
              evaluationWindowSec: 300,
              limit: settings.limits.requestsPerAddress,
            },
          },
          visibilityConfig: metric('address-rate'),
        },
      ],
    });
  }
}
