import { AccessLogFormat } from 'aws-cdk-lib/aws-apigateway';
import {
  CfnRoute,
  DomainName,
  HttpApi,
  HttpMethod,
  HttpRoute,
  HttpRouteKey,
  HttpStage,
  LogGroupLogDestination,
} from 'aws-cdk-lib/aws-apigatewayv2';
import { HttpLambdaIntegration } from 'aws-cdk-lib/aws-apigatewayv2-integrations';
import { Certificate, CertificateValidation } from 'aws-cdk-lib/aws-certificatemanager';
import { ARecord, HostedZone, RecordTarget } from 'aws-cdk-lib/aws-route53';
import { ApiGatewayv2DomainProperties } from 'aws-cdk-lib/aws-route53-targets';
import type { Construct } from 'constructs';
import { routeKeysOf } from '#infra/route-keys.ts';
import type { Method } from '#shared/contract/define-route.ts';
import { routes } from '#shared/routes.ts';
import { acknowledge } from '../constructs/acknowledge.ts';
import { functionEnvironment } from '../constructs/function-environment.ts';
import { originSecrets } from '../constructs/origin-secret.ts';
import { type CodeOf, ProductFunction } from '../constructs/product-function.ts';
import { StageLog } from '../constructs/stage-log.ts';
import { StageStack } from '../constructs/stage-stack.ts';
import { throttleRoutes } from '../constructs/throttle-routes.ts';
import { namesOf } from '../stage-names.ts';
import type { StageSettings } from '../stage-settings.ts';

type ProductRoute = (typeof routes)[keyof typeof routes];

const METHODS: Readonly<Record<Method, HttpMethod>> = {
  GET: HttpMethod.GET,
  POST: HttpMethod.POST,
  PUT: HttpMethod.PUT,
  DELETE: HttpMethod.DELETE,
};

const OWN_CHECK = 'The function checks the session cookie itself, against its record in the table.';

/** Every call: a route of the HTTP API with its own function, as the contracts declare. */
export class ApiStack extends StageStack {
  readonly apiId: string;

  constructor(scope: Construct, settings: StageSettings, codeOf: CodeOf) {
    super(scope, 'api', settings);
    const domainName = this.domainName(settings);
    const api = new HttpApi(this, 'Api', {
      apiName: namesOf(settings).prefix,
      createDefaultStage: false,
      // The CDN reaches the API only by its own domain.
      disableExecuteApiEndpoint: true,
    });
    this.apiId = api.apiId;
    for (const route of Object.values(routes)) this.addRoute(api, settings, codeOf, route);
    this.addStage(api, settings, domainName);
  }

  private addRoute(api: HttpApi, settings: StageSettings, codeOf: CodeOf, route: ProductRoute): void {
    const [secret = '', former] = originSecrets(settings);
    const environment = {
      ...functionEnvironment(settings),
      ORIGIN_SECRET: secret,
      ...(former === undefined ? {} : { ORIGIN_SECRET_FORMER: former }),
    };
    const { function: handler } = new ProductFunction(this, {
      ...{ settings, name: route.name, codeOf },
      options: { environment },
    });
    const httpRoute = new HttpRoute(this, `${route.name}Route`, {
      httpApi: api,
      routeKey: HttpRouteKey.with(route.path, METHODS[route.method]),
      integration: new HttpLambdaIntegration(`${route.name}Integration`, handler),
    });
    acknowledge(httpRoute, 'APIG4', OWN_CHECK);
    this.addHead(api, route, httpRoute);
  }

  /**
   * HEAD with the integration of GET, and with its permission, which names the path and any method: an HttpRoute would
   * bring both once more, and a stack has room for 500 resources.
   */
  private addHead(api: HttpApi, route: ProductRoute, httpRoute: HttpRoute): void {
    const { defaultChild } = httpRoute.node;
    if (!(defaultChild instanceof CfnRoute)) throw new TypeError('an HttpRoute is no longer made of a CfnRoute');
    const { target } = defaultChild;
    if (target === undefined) throw new TypeError('a CfnRoute no longer names its integration');
    for (const routeKey of routeKeysOf(route).filter((key) => key.startsWith('HEAD '))) {
      const head = new CfnRoute(this, `${route.name}HeadRoute`, {
        ...{ apiId: api.apiId, routeKey, target, authorizationType: 'NONE' },
      });
      acknowledge(head, 'APIG4', OWN_CHECK);
    }
  }

  private addStage(api: HttpApi, settings: StageSettings, domainName: DomainName): void {
    // Log groups with this prefix need no line each in the account's one resource policy (API Gateway: access logging).
    const log = new StageLog(this, 'AccessLog', settings, `/aws/vendedlogs/${namesOf(settings).prefix}/api`);
    const stage = new HttpStage(this, 'Stage', {
      httpApi: api,
      autoDeploy: true,
      throttle: { rateLimit: settings.limits.callsPerSecond, burstLimit: settings.limits.burst },
      domainMapping: { domainName },
      accessLogSettings: { destination: new LogGroupLogDestination(log), format: accessLogFormat() },
    });
    throttleRoutes(
      stage,
      settings,
      this.node.findAll().filter((each) => each instanceof CfnRoute),
    );
  }

  private domainName({ domain, hostedZone, ...settings }: StageSettings): DomainName {
    const { apiDomain } = namesOf({ domain, hostedZone, ...settings });
    const zone = HostedZone.fromHostedZoneAttributes(this, 'Zone', {
      hostedZoneId: hostedZone.id,
      zoneName: hostedZone.name,
    });
    const domainName = new DomainName(this, 'Domain', {
      domainName: apiDomain,
      certificate: new Certificate(this, 'Certificate', {
        domainName: apiDomain,
        validation: CertificateValidation.fromDns(zone),
      }),
    });
    const target = RecordTarget.fromAlias(
      new ApiGatewayv2DomainProperties(domainName.regionalDomainName, domainName.regionalHostedZoneId),
    );
    new ARecord(this, 'Address', { zone, recordName: `${apiDomain}.`, target });
    return domainName;
  }
}

/** Enough to find a call's lines in its function's log; no address, cookie or query of a traveller. */
function accessLogFormat(): AccessLogFormat {
  return AccessLogFormat.custom(
    JSON.stringify({
      requestId: '$context.requestId',
      routeKey: '$context.routeKey',
      status: '$context.status',
      responseLatency: '$context.responseLatency',
      integrationError: '$context.integrationErrorMessage',
    }),
  );
}
