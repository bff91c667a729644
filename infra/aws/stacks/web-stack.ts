import { Duration } from 'aws-cdk-lib';
import { Certificate, CertificateValidation } from 'aws-cdk-lib/aws-certificatemanager';
import {
  AllowedMethods,
  type BehaviorOptions,
  CachePolicy,
  CacheQueryStringBehavior,
  Distribution,
  Function as EdgeFunction,
  FunctionCode,
  FunctionEventType,
  FunctionRuntime,
  HttpVersion,
  type IOrigin,
  OriginRequestHeaderBehavior,
  OriginRequestPolicy,
  OriginSslPolicy,
  S3OriginAccessControl,
  SecurityPolicyProtocol,
  ViewerProtocolPolicy,
} from 'aws-cdk-lib/aws-cloudfront';
import { HttpOrigin, S3BucketOrigin } from 'aws-cdk-lib/aws-cloudfront-origins';
import { AaaaRecord, ARecord, HostedZone, type IHostedZone, RecordTarget } from 'aws-cdk-lib/aws-route53';
import { CloudFrontTarget } from 'aws-cdk-lib/aws-route53-targets';
import { Bucket, type IBucket } from 'aws-cdk-lib/aws-s3';
import { BucketDeployment, CacheControl, type ISource, Source } from 'aws-cdk-lib/aws-s3-deployment';
import type { Construct } from 'constructs';
import { SITEMAPS } from '#functions/data/media-keys.ts';
import { ORIGIN_SECRET_HEADER } from '#functions/http/check-entrance.ts';
import { API_ORIGIN, PAGE_ADDRESS, VIEWER_ADDRESS } from '#infra/edge/edge-functions.ts';
import { ROBOTS_FILE, robotsFile } from '#infra/robots.ts';
import { BASEMAP_FILE } from '#shared/map/basemap-address.ts';
import { acknowledge, acknowledgeDeployment } from '../constructs/acknowledge.ts';
import { asBucket } from '../constructs/cdk-interfaces.ts';
import { logRequests } from '../constructs/cdn-log.ts';
import { Firewall } from '../constructs/firewall.ts';
import { ImpactAlarms } from '../constructs/impact-alarms.ts';
import { LogBucket } from '../constructs/log-bucket.ts';
import { originSecrets } from '../constructs/origin-secret.ts';
import { PrivateBucket } from '../constructs/private-bucket.ts';
import { ResponseHeaders } from '../constructs/response-headers.ts';
import { StageLog } from '../constructs/stage-log.ts';
import { StageStack } from '../constructs/stage-stack.ts';
import { cdnFailures } from '../stage-metrics.ts';
import { CDN_REGION, namesOf } from '../stage-names.ts';
import type { StageSettings } from '../stage-settings.ts';

/** The site: the built web app in its bucket, calls and photos from the API, all behind one CDN. */
export class WebStack extends StageStack {
  constructor(scope: Construct, settings: StageSettings, pages: ISource) {
    super(scope, 'web', settings, { env: { region: CDN_REGION } });
    const logs = asBucket(new LogBucket(this, 'AccessLogs', settings));
    const site = asBucket(
      new PrivateBucket(this, 'Site', {
        settings,
        keepsData: false,
        serverAccessLogsBucket: logs,
        serverAccessLogsPrefix: 'site/',
      }),
    );
    const zone = HostedZone.fromHostedZoneAttributes(this, 'Zone', {
      hostedZoneId: settings.hostedZone.id,
      zoneName: settings.hostedZone.name,
    });
    const cdn = this.cdn(settings, { site, zone });
    logRequests(this, settings, { cdn, logs });
    const target = RecordTarget.fromAlias(new CloudFrontTarget(cdn));
    new ARecord(this, 'Address', { zone, recordName: `${settings.domain}.`, target });
    new AaaaRecord(this, 'AddressV6', { zone, recordName: `${settings.domain}.`, target });
    this.deploy(settings, pages, site, cdn);
    // CloudFront's metrics, and so their alarms, exist in its own region only.
    new ImpactAlarms(this, settings).add({
      name: 'cdn-fails',
      metric: cdnFailures(cdn.distributionId),
      above: 5,
      periods: 3,
      impact:
        'One answer of the CDN in twenty is an error: travellers see no page, or one without their trips. When calls-fail is quiet, the CDN does not reach the API or the bucket of pages.',
    });
  }

  private cdn(settings: StageSettings, { site, zone }: { site: IBucket; zone: IHostedZone }): Distribution {
    const [secret = ''] = originSecrets(settings);
    const responseHeadersPolicy = new ResponseHeaders(this, 'Headers', settings);
    const calls: BehaviorOptions = {
      origin: new HttpOrigin(namesOf(settings).apiDomain, {
        originId: API_ORIGIN,
        originSslProtocols: [OriginSslPolicy.TLS_V1_2],
        readTimeout: Duration.seconds(30),
        customHeaders: { [ORIGIN_SECRET_HEADER]: secret },
      }),
      viewerProtocolPolicy: ViewerProtocolPolicy.HTTPS_ONLY,
      allowedMethods: AllowedMethods.ALLOW_ALL,
      cachePolicy: CachePolicy.CACHING_DISABLED,
      // Cookies, Origin, Idempotency-Key and query are forwarded; Host is not, as the API answers to its own domain only.
      originRequestPolicy: OriginRequestPolicy.ALL_VIEWER_EXCEPT_HOST_HEADER,
      responseHeadersPolicy,
      functionAssociations: [this.atEdge('ViewerAddress', VIEWER_ADDRESS)],
    };
    const cdn = new Distribution(this, 'Cdn', {
      comment: namesOf(settings).prefix,
      domainNames: [settings.domain],
      certificate: new Certificate(this, 'Certificate', {
        domainName: settings.domain,
        validation: CertificateValidation.fromDns(zone),
      }),
      minimumProtocolVersion: SecurityPolicyProtocol.TLS_V1_2_2021,
      httpVersion: HttpVersion.HTTP2_AND_3,
      ...(settings.firewall ? { webAclId: new Firewall(this, 'Firewall', settings).attrArn } : {}),
      defaultBehavior: {
        origin: S3BucketOrigin.withOriginAccessControl(site),
        viewerProtocolPolicy: ViewerProtocolPolicy.REDIRECT_TO_HTTPS,
        cachePolicy: CachePolicy.CACHING_OPTIMIZED,
        // Previews of pages come from the API, which is told no more of who asks than their address.
        originRequestPolicy: this.withViewerAddress(settings),
        responseHeadersPolicy,
        functionAssociations: [this.atEdge('PageAddress', PAGE_ADDRESS)],
      },
      additionalBehaviors: {
        '/api/*': calls,
        // The first that matches counts.
        '/media/outside/*': { ...calls, cachePolicy: this.asTheApiSays(settings) },
        '/media/*': calls,
        '/calendar/*': calls,
        '/sitemap*.xml': {
          origin: this.sitemaps(settings),
          viewerProtocolPolicy: ViewerProtocolPolicy.HTTPS_ONLY,
          cachePolicy: CachePolicy.CACHING_OPTIMIZED,
          responseHeadersPolicy,
        },
      },
    });
    acknowledge(cdn, 'CFR1', 'Travellers are everywhere, so no country is kept out.');
    acknowledge(cdn, 'CFR3', 'It logs by a delivery of its own (cdn-log.ts), which can leave out paths.');
    if (!settings.firewall) acknowledge(cdn, 'CFR2', 'A stage for trying things out, not worth a firewall’s price.');
    return cdn;
  }

  /**
   * Others' pictures are kept as long as the API's `cache-control` says. Cookies are forwarded and are no part of the
   * key: the API allows keeping only what everyone may see.
   */
  private asTheApiSays(settings: StageSettings): CachePolicy {
    return new CachePolicy(this, 'OutsidePictures', {
      cachePolicyName: `${namesOf(settings).prefix}-outside-pictures`,
      minTtl: Duration.seconds(0),
      defaultTtl: Duration.seconds(0),
      maxTtl: Duration.days(1),
      queryStringBehavior: CacheQueryStringBehavior.allowList('url'),
    });
  }

  /** The folder of the stage's own bucket that writeSitemap writes into, and the CDN alone may read (data stack). */
  private sitemaps(settings: StageSettings): IOrigin {
    const bucket = Bucket.fromBucketAttributes(this, 'Sitemaps', {
      bucketName: namesOf(settings).mediaBucket,
      region: settings.region,
    });
    const { originAccessControlId } = new S3OriginAccessControl(this, 'SitemapsAccess');
    return S3BucketOrigin.withBucketDefaults(bucket, { originPath: `/${SITEMAPS}`, originAccessControlId });
  }

  private withViewerAddress(settings: StageSettings): OriginRequestPolicy {
    return new OriginRequestPolicy(this, 'ViewerAddressOnly', {
      originRequestPolicyName: `${namesOf(settings).prefix}-viewer-address`,
      headerBehavior: OriginRequestHeaderBehavior.allowList('x-viewer-address'),
    });
  }

  private atEdge(id: string, code: string): NonNullable<BehaviorOptions['functionAssociations']>[number] {
    return {
      eventType: FunctionEventType.VIEWER_REQUEST,
      function: new EdgeFunction(this, id, { code: FunctionCode.fromInline(code), runtime: FunctionRuntime.JS_2_0 }),
    };
  }

  /**
   * Files under assets/ have a hash in their name and never change; those of the previous build stay for open pages.
   */
  private deploy(settings: StageSettings, pages: ISource, site: IBucket, cdn: Distribution): void {
    const year = Duration.days(365);
    const logGroup = new StageLog(this, 'DeploymentLog', settings, `/aws/lambda/${this.stackName}-deployment`);
    const assets = new BucketDeployment(this, 'Assets', {
      sources: [pages],
      destinationBucket: site,
      logGroup,
      exclude: ['*'],
      include: ['assets/*'],
      prune: false,
      cacheControl: [CacheControl.setPublic(), CacheControl.maxAge(year), CacheControl.immutable()],
    });
    const page = new BucketDeployment(this, 'Pages', {
      sources: [
        pages,
        Source.jsonData(BASEMAP_FILE, settings.basemap),
        Source.data(ROBOTS_FILE, robotsFile(namesOf(settings).siteUrl)),
      ],
      destinationBucket: site,
      logGroup,
      exclude: ['assets/*'],
      prune: false,
      cacheControl: [CacheControl.noCache()],
      distribution: cdn,
      distributionPaths: ['/*'],
    });
    page.node.addDependency(assets);
    acknowledgeDeployment(assets.handlerRole.node.scope ?? assets);
  }
}
