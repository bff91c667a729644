import type { Template } from 'aws-cdk-lib/assertions';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { API_ORIGIN, PAGE_ADDRESS, VIEWER_ADDRESS } from '#infra/edge/edge-functions.ts';
import { edgeFunction } from '#infra/edge/run-edge-function.ts';
import { robotsFile } from '#infra/robots.ts';
import { securityHeaders } from '#infra/security-headers.ts';
import { resourcesOf, synthesisedStage } from '#infra/test/synthesised-stage.ts';
import { settingsOf } from '../stage-settings.ts';

const settings = settingsOf('prod');
const { web } = synthesisedStage(settings);
const Behavior = z.looseObject({
  PathPattern: z.optional(z.string()),
  AllowedMethods: z.optional(z.array(z.string())),
});
const Distribution = z.object({
  DistributionConfig: z.looseObject({
    Aliases: z.array(z.string()),
    DefaultCacheBehavior: Behavior,
    CacheBehaviors: z.array(Behavior),
    Origins: z.array(z.looseObject({})),
    ViewerCertificate: z.looseObject({}),
    WebACLId: z.unknown(),
  }),
});
const { DistributionConfig: cdn } = Distribution.parse(
  resourcesOf(web, 'AWS::CloudFront::Distribution')[0]?.Properties,
);

/**
 * AWS's managed policies, by their fixed ids (CloudFront: "Use managed cache policies", "… origin request policies").
 */
const CACHING_DISABLED = '4135ea2d-6df8-44a3-9df3-4b5a84be39ad';
const CACHING_OPTIMIZED = '658327ea-f89d-4fab-a63d-7e88639e58f6';
const ALL_VIEWER_EXCEPT_HOST_HEADER = 'b689b0a8-53d0-40ab-baf2-68738e2966ac';

describe('the CDN', () => {
  it('calls, photos and calendars go to the API uncached, with cookies, query and every header but Host', () => {
    const patterns = cdn.CacheBehaviors.map(({ PathPattern }) => PathPattern);
    expect(patterns).toEqual(['/api/*', '/media/outside/*', '/media/*', '/calendar/*', '/sitemap*.xml']);
    for (const behavior of cdn.CacheBehaviors.filter(({ PathPattern }) => PathPattern !== '/sitemap*.xml')) {
      if (behavior.PathPattern !== '/media/outside/*') expect(behavior.CachePolicyId).toBe(CACHING_DISABLED);
      expect(behavior).toMatchObject({
        OriginRequestPolicyId: ALL_VIEWER_EXCEPT_HOST_HEADER,
        ViewerProtocolPolicy: 'https-only',
      });
      expect(behavior.AllowedMethods).toEqual(expect.arrayContaining(['GET', 'POST', 'PUT', 'DELETE']));
    }
  });

  it('keeps others’ pictures by their address, for as long as the API allows and at most a day', () => {
    const [policy] = resourcesOf(web, 'AWS::CloudFront::CachePolicy');
    expect(policy?.Properties.CachePolicyConfig).toMatchObject({
      ...{ MinTTL: 0, DefaultTTL: 0, MaxTTL: 86_400 },
      ParametersInCacheKeyAndForwardedToOrigin: {
        CookiesConfig: { CookieBehavior: 'none' },
        HeadersConfig: { HeaderBehavior: 'none' },
        QueryStringsConfig: { QueryStringBehavior: 'whitelist', QueryStrings: ['url'] },
      },
    });
    const [, outside] = cdn.CacheBehaviors;
    expect(outside?.CachePolicyId).toEqual({ Ref: expect.stringMatching(/^OutsidePictures/) });
  });

  it('OUT-03 logs requests without path, query or referrer: the address of a calendar is a secret', () => {
    const [delivery] = resourcesOf(web, 'AWS::Logs::Delivery');
    const { RecordFields: fields } = z.object({ RecordFields: z.array(z.string()) }).parse(delivery?.Properties);
    expect(fields).toContain('sc-status');
    expect(fields.filter((field) => /uri|referer/i.test(field))).toEqual([]);
    expect(cdn).not.toHaveProperty('Logging');
  });

  it('leaves a stricter security policy of an answer as it is', () => {
    const [policy] = resourcesOf(web, 'AWS::CloudFront::ResponseHeadersPolicy');
    expect(policy?.Properties).toHaveProperty(
      'ResponseHeadersPolicyConfig.SecurityHeadersConfig.ContentSecurityPolicy.Override',
      false,
    );
  });

  it('speaks TLS 1.2 or newer with browsers and with the API', () => {
    expect(cdn.ViewerCertificate).toMatchObject({ MinimumProtocolVersion: 'TLSv1.2_2021' });
    expect(cdn.DefaultCacheBehavior).toMatchObject({ ViewerProtocolPolicy: 'redirect-to-https' });
    expect(JSON.stringify(cdn.Origins)).toContain(
      '"CustomOriginConfig":{"OriginProtocolPolicy":"https-only","OriginReadTimeout":30,"OriginSSLProtocols":["TLSv1.2"]}',
    );
  });

  it('is the only reader of the site’s bucket', () => {
    web.hasResourceProperties('AWS::CloudFront::OriginAccessControl', {
      OriginAccessControlConfig: { OriginAccessControlOriginType: 's3', SigningBehavior: 'always' },
    });
  });

  it('has a web firewall in front of it in prod', () => {
    expect(cdn.WebACLId).toBeDefined();
    web.hasResourceProperties('AWS::WAFv2::WebACL', { Scope: 'CLOUDFRONT' });
  });

  it('blocks an address with far more requests than people make, with 429', () => {
    web.hasResourceProperties('AWS::WAFv2::WebACL', {
      DefaultAction: { Allow: {} },
      Rules: [
        {
          Action: { Block: { CustomResponse: { ResponseCode: 429 } } },
          Statement: {
            RateBasedStatement: {
              AggregateKeyType: 'IP',
              EvaluationWindowSec: 300,
              Limit: settings.limits.requestsPerAddress,
            },
          },
        },
      ],
    });
  });

  it('sends the same security headers as the local start', () => {
    const [policy] = resourcesOf(web, 'AWS::CloudFront::ResponseHeadersPolicy');
    const config = z
      .object({
        ResponseHeadersPolicyConfig: z.object({
          CustomHeadersConfig: z.object({ Items: z.array(z.object({ Header: z.string(), Value: z.string() })) }),
          SecurityHeadersConfig: z.object({
            ContentSecurityPolicy: z.object({ ContentSecurityPolicy: z.unknown() }),
            StrictTransportSecurity: z.object({
              AccessControlMaxAgeSec: z.number(),
              IncludeSubdomains: z.literal(true),
            }),
            ContentTypeOptions: z.looseObject({}),
            FrameOptions: z.object({ FrameOption: z.string() }),
            ReferrerPolicy: z.object({ ReferrerPolicy: z.string() }),
          }),
        }),
      })
      .parse(policy?.Properties).ResponseHeadersPolicyConfig;
    const { SecurityHeadersConfig: security, CustomHeadersConfig: custom } = config;
    const mediaOrigin = 'https://travel-timeline-prod-media-ACCOUNT.s3.eu-central-1.amazonaws.com';
    const joined = z.object({ 'Fn::Join': z.tuple([z.literal(''), z.array(z.unknown())]) });
    const [, parts] = joined.parse(security.ContentSecurityPolicy.ContentSecurityPolicy)['Fn::Join'];
    expect({
      'content-security-policy': parts.map((part) => (typeof part === 'string' ? part : 'ACCOUNT')).join(''),
      'strict-transport-security': `max-age=${security.StrictTransportSecurity.AccessControlMaxAgeSec}; includeSubDomains`,
      'x-content-type-options': 'nosniff',
      'x-frame-options': security.FrameOptions.FrameOption,
      'referrer-policy': security.ReferrerPolicy.ReferrerPolicy,
      ...Object.fromEntries(custom.Items.map(({ Header, Value }) => [Header, Value])),
    }).toEqual(securityHeaders({ mediaOrigins: [mediaOrigin] }));
    for (const behavior of [cdn.DefaultCacheBehavior, ...cdn.CacheBehaviors]) {
      expect(behavior).toMatchObject({ ResponseHeadersPolicyId: { Ref: expect.stringMatching(/^Headers/) } });
    }
  });

  it('MAP-14: another origin of the map joins the policy alone, and the site says what its map is drawn on', () => {
    const attribution = [{ name: '© Tiles', href: 'https://tiles.example.com/about' }];
    const address = 'https://tiles.example.com/{z}/{x}/{y}.png';
    const set = { ...settings, basemap: { kind: 'raster' as const, address, maxZoom: 19, attribution } };
    const policyOf = (template: Template) => {
      const [policy] = resourcesOf(template, 'AWS::CloudFront::ResponseHeadersPolicy');
      return JSON.stringify(policy?.Properties);
    };
    const changed = policyOf(synthesisedStage(set).web);
    expect(changed).toContain('s3.eu-central-1.amazonaws.com https://tiles.example.com; object-src');
    expect(changed.replace(' https://tiles.example.com', '')).toBe(policyOf(web));
    const [, pages] = resourcesOf(web, 'Custom::CDKBucketDeployment').map(({ Properties }) => Properties);
    // The build, robots.txt and what its map is drawn on.
    expect(pages?.SourceObjectKeys).toHaveLength(3);
  });

  it('SHARE-14 a preview comes from the API, with the secret of the CDN and the viewer’s address, and is cached as it says', () => {
    const origins = cdn.Origins.filter(({ Id }) => Id === API_ORIGIN);
    expect(origins).toHaveLength(1);
    expect(JSON.stringify(origins)).toContain('x-origin-secret');
    expect(origins[0]).toMatchObject({ DomainName: `api.${settings.domain}` });
    expect(cdn.DefaultCacheBehavior).toMatchObject({
      CachePolicyId: CACHING_OPTIMIZED,
      OriginRequestPolicyId: { Ref: expect.stringMatching(/^ViewerAddressOnly/) },
    });
    const [policy] = resourcesOf(web, 'AWS::CloudFront::OriginRequestPolicy');
    expect(policy?.Properties.OriginRequestPolicyConfig).toMatchObject({
      CookiesConfig: { CookieBehavior: 'none' },
      HeadersConfig: { HeaderBehavior: 'whitelist', Headers: ['x-viewer-address'] },
      QueryStringsConfig: { QueryStringBehavior: 'none' },
    });
    const codes = resourcesOf(web, 'AWS::CloudFront::Function').map(({ Properties }) => Properties);
    expect(codes).toContainEqual(
      expect.objectContaining({
        FunctionCode: PAGE_ADDRESS,
        FunctionConfig: expect.objectContaining({ Runtime: 'cloudfront-js-2.0' }),
      }),
    );
  });

  it('SHARE-14 serves the sitemap out of the bucket it is written into, and nothing else of that', () => {
    const sitemap = cdn.CacheBehaviors.find(({ PathPattern }) => PathPattern === '/sitemap*.xml');
    const origin = cdn.Origins.find(({ Id }) => Id === sitemap?.TargetOriginId);
    expect(origin).toMatchObject({
      OriginPath: '/sitemaps',
      OriginAccessControlId: { 'Fn::GetAtt': [expect.stringMatching(/^SitemapsAccess/), 'Id'] },
    });
    expect(JSON.stringify(origin)).toContain('travel-timeline-prod-media-');
  });

  it('SHARE-14 has a robots.txt of the stage, which names its sitemap', () => {
    expect(robotsFile(`https://${settings.domain}`)).toBe(
      [
        ...['User-agent: *', 'Disallow: /api/', 'Disallow: /auth', 'Disallow: /profile$'],
        ...['Disallow: /email-parser', 'Disallow: /email-forwarding', ''],
        `Sitemap: https://${settings.domain}/sitemap.xml`,
        '',
      ].join('\n'),
    );
  });

  it('tells the API the viewer’s own address, whatever the viewer claims', () => {
    const headers = { 'x-viewer-address': { value: '10.0.0.1' }, cookie: { value: 'a=b' } };
    const { request } = edgeFunction(VIEWER_ADDRESS)({ request: { uri: '/', headers }, viewer: { ip: '203.0.113.9' } });
    expect(request.headers).toEqual({ 'x-viewer-address': { value: '203.0.113.9' }, cookie: { value: 'a=b' } });
  });

  it('files with a hash in their name are cached for a year, pages are revalidated', () => {
    const copies = resourcesOf(web, 'Custom::CDKBucketDeployment').map(({ Properties }) => Properties);
    expect(copies).toEqual([
      expect.objectContaining({
        Include: ['assets/*'],
        SystemMetadata: { 'cache-control': 'public, max-age=31536000, immutable' },
      }),
      expect.objectContaining({ Exclude: ['assets/*'], SystemMetadata: { 'cache-control': 'no-cache' } }),
    ]);
  });
});
