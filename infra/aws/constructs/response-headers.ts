import { Duration } from 'aws-cdk-lib';
import { HeadersFrameOption, HeadersReferrerPolicy, ResponseHeadersPolicy } from 'aws-cdk-lib/aws-cloudfront';
import type { Construct } from 'constructs';
import { STRICT_TRANSPORT_SECONDS, securityHeaders } from '#infra/security-headers.ts';
import { namesOf } from '../stage-names.ts';
import type { StageSettings } from '../stage-settings.ts';

/**
 * The security headers in CloudFront's format, which has fields for most of them and takes the others as custom
 * headers.
 */
export class ResponseHeaders extends ResponseHeadersPolicy {
  constructor(scope: Construct, id: string, settings: StageSettings) {
    const { prefix, mediaOrigin } = namesOf(settings);
    const {
      'content-security-policy': contentSecurityPolicy = '',
      'strict-transport-security': _strictTransport,
      'x-content-type-options': _contentTypeOptions,
      'x-frame-options': _frameOptions,
      'referrer-policy': _referrerPolicy,
      ...others
    } = securityHeaders({ mediaOrigins: [mediaOrigin], basemap: settings.basemap });
    const override = true;
    super(scope, id, {
      responseHeadersPolicyName: prefix,
      securityHeadersBehavior: {
        // Someone else's picture comes with a stricter one of its own.
        contentSecurityPolicy: { contentSecurityPolicy, override: false },
        strictTransportSecurity: {
          accessControlMaxAge: Duration.seconds(STRICT_TRANSPORT_SECONDS),
          includeSubdomains: true,
          override,
        },
        contentTypeOptions: { override },
        frameOptions: { frameOption: HeadersFrameOption.DENY, override },
        referrerPolicy: { referrerPolicy: HeadersReferrerPolicy.STRICT_ORIGIN_WHEN_CROSS_ORIGIN, override },
      },
      customHeadersBehavior: {
        customHeaders: Object.entries(others).map(([header, value]) => ({ header, value, override })),
      },
    });
  }
}
