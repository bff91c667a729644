import { AccessLogFormat } from 'aws-cdk-lib/aws-apigateway';
import {
  CfnRoute,
  DomainName,
  HttpApi,
  HttpIntegrationType,
  HttpMethod,
  HttpRoute,
  HttpRouteIntegration,
  type HttpRouteIntegrationConfig,
  HttpRouteKey,
  HttpStage,
  IntegrationCredentials,
  LogGroupLogDestination,
  PayloadFormatVersion,
} from 'aws-cdk-lib/aws-apigatewayv2';
import { Certificate, CertificateValidation } from 'aws-cdk-lib/aws-certificatemanager';
import { PolicyDocument, PolicyStatement, Role, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import type { IFunction } from 'aws-cdk-lib/aws-lambda';
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

interface Call {
  readonly route: ProductRoute;
  readonly handler: IFunction;
}

/** A function as the target of a route, invoked with the API's own role. */
class FunctionIntegration extends HttpRouteIntegration {
  readonly #handler: IFunction;
  readonly #caller: Role;

  constructor(id: string, handler: IFunction, caller: Role) {
    super(id);
    this.#handler = handler;
    this.#caller = caller;
  }

  override bind(): HttpRouteIntegrationConfig {
    return {
      type: HttpIntegrationType.AWS_PROXY,
      uri: this.#handler.functionArn,
      payloadFormatVersion: PayloadFormatVersion.VERSION_2_0,
      credentials: IntegrationCredentials.fromRole(this.#caller),
    };
  }
}

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
    const calls = Object.values(routes).map((route) => ({ route, handler: this.handlerOf(route, settings, codeOf) }));
    const caller = this.mayInvoke(calls.map(({ handler }) => handler));
    for (const call of calls) this.addRoute(api, caller, call);
    this.addStage(api, settings, domainName);
  }

  private handlerOf({ name }: ProductRoute, settings: StageSettings, codeOf: CodeOf): IFunction {
    const [secret = '', former] = originSecrets(settings);
    const environment = {
      ...functionEnvironment(settings),
      ORIGIN_SECRET: secret,
      ...(former === undefined ? {} : { ORIGIN_SECRET_FORMER: former }),
    };
    return new ProductFunction(this, { settings, name, codeOf, options: { environment } }).function;
  }

  /**
   * The role that API Gateway invokes the functions with. A permission of each function would be 81 resources more, and
   * a stack has room for 500.
   */
  private mayInvoke(handlers: readonly IFunction[]): Role {
    const invoke = new PolicyStatement({
      actions: ['lambda:InvokeFunction'],
      resources: handlers.map(({ functionArn }) => functionArn),
    });
    return new Role(this, 'Caller', {
      assumedBy: new ServicePrincipal('apigateway.amazonaws.com'),
      inlinePolicies: { invoke: new PolicyDocument({ statements: [invoke] }) },
    });
  }

  private addRoute(api: HttpApi, caller: Role, { route, handler }: Call): void {
    const httpRoute = new HttpRoute(this, `${route.name}Route`, {
      httpApi: api,
      routeKey: HttpRouteKey.with(route.path, METHODS[route.method]),
      integration: new FunctionIntegration(`${route.name}Integration`, handler, caller),
    });
    acknowledge(httpRoute, 'APIG4', OWN_CHECK);
    this.addHead(api, route, httpRoute);
  }

  /** HEAD with the integration of GET: an HttpRoute would bring one more, and a stack has room for 500 resources. */
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
