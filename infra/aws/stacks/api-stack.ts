import { AccessLogFormat } from 'aws-cdk-lib/aws-apigateway';
import { CfnRoute, DomainName, type HttpApi, HttpStage, LogGroupLogDestination } from 'aws-cdk-lib/aws-apigatewayv2';
import { Certificate, CertificateValidation } from 'aws-cdk-lib/aws-certificatemanager';
import { ARecord, HostedZone, RecordTarget } from 'aws-cdk-lib/aws-route53';
import { ApiGatewayv2DomainProperties } from 'aws-cdk-lib/aws-route53-targets';
import type { Construct } from 'constructs';
import { addCalls, type Calls } from '../constructs/add-calls.ts';
import { StageLog } from '../constructs/stage-log.ts';
import { StageStack } from '../constructs/stage-stack.ts';
import { throttleRoutes } from '../constructs/throttle-routes.ts';
import { namesOf } from '../stage-names.ts';
import type { StageSettings } from '../stage-settings.ts';

/** The first features' calls, and the stage in which the HTTP API answers all calls at its own domain. */
export class ApiStack extends StageStack {
  constructor(scope: Construct, { settings, httpApi, codeOf }: Calls) {
    super(scope, 'api', settings);
    const domainName = this.domainName(settings);
    addCalls(this, 'api', { settings, httpApi, codeOf });
    this.addStage(httpApi, settings, domainName);
  }

  private addStage(httpApi: HttpApi, settings: StageSettings, domainName: DomainName): void {
    // Log groups with this prefix need no line each in the account's one resource policy (API Gateway: access logging).
    const log = new StageLog(this, 'AccessLog', settings, `/aws/vendedlogs/${namesOf(settings).prefix}/api`);
    const stage = new HttpStage(this, 'Stage', {
      httpApi,
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
