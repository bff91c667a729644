import { Match } from 'aws-cdk-lib/assertions';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { Environment } from '#functions/runtime/environment.ts';
import { routeKeysOf } from '#infra/route-keys.ts';
import { resourcesOf, stageApp, synthesisedStage } from '#infra/test/synthesised-stage.ts';
import { allRoutes, routes } from '#shared/routes.ts';
import { callLimits } from '../call-limits.ts';
import { CALL_STACKS, callsOf } from '../call-stacks.ts';
import { functionNameOf } from '../function-names.ts';
import { settingsOf } from '../stage-settings.ts';

const { api, calls, gateway, web, entrance } = synthesisedStage(settingsOf('prod'));
const functionNames = Object.values(routes).map(({ name }) => functionNameOf(settingsOf('prod'), name));

describe('the API', () => {
  it('has exactly one route for each contract, and one for HEAD where it is read with GET', () => {
    const keys = resourcesOf(calls, 'AWS::ApiGatewayV2::Route').map(({ Properties }) => Properties.RouteKey);
    const read = allRoutes.filter(({ method }) => method === 'GET');
    expect(keys.toSorted()).toEqual(
      [
        ...allRoutes.map(({ method, path }) => `${method} ${path}`),
        ...read.map(({ path }) => `HEAD ${path}`),
      ].toSorted(),
    );
  });

  it('answers HEAD with the function of GET', () => {
    const routesOf = new Map(
      resourcesOf(calls, 'AWS::ApiGatewayV2::Route').map(({ Properties }) => [Properties.RouteKey, Properties]),
    );
    for (const { path } of allRoutes.filter(({ method }) => method === 'GET')) {
      const { RouteKey: _, ...head } = routesOf.get(`HEAD ${path}`) ?? {};
      const { RouteKey: __, ...get } = routesOf.get(`GET ${path}`) ?? {};
      expect(head).toEqual(get);
    }
  });

  it('has every feature in exactly one stack: name a new one in infra/aws/call-stacks.ts', () => {
    const features = CALL_STACKS.flatMap((stack) => [...new Set(callsOf(stack).map(({ feature }) => feature))]);
    expect(features.toSorted()).toEqual([...new Set(allRoutes.map(({ feature }) => feature))].toSorted());
  });

  it('stays below the quota of 300 routes of an API', () => {
    expect(resourcesOf(calls, 'AWS::ApiGatewayV2::Route').length).toBeLessThan(300);
  });

  it('throttles routes of other stacks only after these are there', () => {
    const { stacks } = stageApp(settingsOf('dev'));
    expect(stacks.api.dependencies).toEqual(expect.arrayContaining([stacks['api-account'], stacks['api-trips']]));
  });

  it('has a function of its own behind each route, called with events of version 2.0', () => {
    const names = resourcesOf(calls, 'AWS::Lambda::Function').map(({ Properties }) => Properties.FunctionName);
    expect(names.toSorted()).toEqual(functionNames.toSorted());
    // Lambda allows 64 characters.
    for (const name of names) expect(String(name).replace('-prod-', '-pr-12345-').length).toBeLessThanOrEqual(64);
    const integrations = resourcesOf(calls, 'AWS::ApiGatewayV2::Integration');
    expect(integrations).toHaveLength(allRoutes.length);
    for (const { Properties } of integrations) {
      expect(Properties).toMatchObject({
        ...{ IntegrationType: 'AWS_PROXY', PayloadFormatVersion: '2.0' },
        CredentialsArn: expect.anything(),
      });
    }
  });

  it.each(CALL_STACKS)(
    '%s lets API Gateway invoke its functions, and no other, with a role whose policy fits into IAM’s quota',
    (stack) => {
      const template = synthesisedStage(settingsOf('prod'))[stack];
      const [role, ...others] = resourcesOf(template, 'AWS::IAM::Role').filter(({ Properties }) =>
        JSON.stringify(Properties.AssumeRolePolicyDocument).includes('apigateway.amazonaws.com'),
      );
      expect(others).toEqual([]);
      const policies = z
        .tuple([
          z.object({
            PolicyDocument: z.object({ Statement: z.tuple([z.looseObject({ Resource: z.array(z.unknown()) })]) }),
          }),
        ])
        .parse(role?.Properties.Policies);
      const [invoke] = policies[0].PolicyDocument.Statement;
      expect(invoke).toMatchObject({ Action: 'lambda:InvokeFunction', Effect: 'Allow' });
      const functions = Object.keys(template.findResources('AWS::Lambda::Function'));
      expect(invoke.Resource).toEqual(expect.arrayContaining(functions.map((id) => ({ 'Fn::GetAtt': [id, 'Arn'] }))));
      expect(invoke.Resource).toHaveLength(functions.length);
      // 10,240 characters for the inline policies of a role, without white space.
      const arn = (name: unknown) => `"arn:aws:lambda:eu-central-1:123456789012:function:${name}",`;
      const names = resourcesOf(template, 'AWS::Lambda::Function').map(({ Properties }) => Properties.FunctionName);
      expect(names.map(arn).join('').length).toBeLessThan(10_000);
    },
  );

  it('gives every function the environment that functions check at their start', () => {
    const needed = Object.entries(Environment.shape).flatMap(([name, schema]) =>
      schema.safeParse(undefined).success ? [] : [name],
    );
    for (const { Properties } of resourcesOf(calls, 'AWS::Lambda::Function')) {
      expect(Properties.Environment).toMatchObject({
        Variables: Object.fromEntries([...needed, 'TEST_FORWARDING'].map((name) => [name, expect.anything()])),
      });
    }
  });

  it('lets in only callers with the secret generated at deployment, which no template contains', () => {
    const reference = '{{resolve:secretsmanager:travel-timeline-prod-origin:SecretString:::}}';
    for (const { Properties } of resourcesOf(calls, 'AWS::Lambda::Function')) {
      expect(Properties.Environment).toMatchObject({ Variables: { ORIGIN_SECRET: reference } });
    }
    expect(JSON.stringify(web.toJSON())).toContain(
      `"OriginCustomHeaders":[{"HeaderName":"x-origin-secret","HeaderValue":"${reference}"}]`,
    );
    entrance.hasResourceProperties('AWS::SecretsManager::Secret', {
      Name: 'travel-timeline-prod-origin',
      GenerateSecretString: { PasswordLength: 48 },
      ReplicaRegions: [{ Region: 'eu-central-1' }],
    });
  });

  it('a new secret is sent by the CDN while the functions still accept the previous one', () => {
    const renewed = synthesisedStage({ ...settingsOf('prod'), originSecrets: [2, 1] });
    const reference = (name: string) => `{{resolve:secretsmanager:${name}:SecretString:::}}`;
    for (const { Properties } of resourcesOf(renewed.calls, 'AWS::Lambda::Function')) {
      expect(Properties.Environment).toMatchObject({
        Variables: {
          ORIGIN_SECRET: reference('travel-timeline-prod-origin-2'),
          ORIGIN_SECRET_FORMER: reference('travel-timeline-prod-origin'),
        },
      });
    }
    expect(JSON.stringify(renewed.web.toJSON())).toContain(reference('travel-timeline-prod-origin-2'));
    expect(JSON.stringify(renewed.web.toJSON())).not.toContain(reference('travel-timeline-prod-origin'));
    expect(
      resourcesOf(renewed.entrance, 'AWS::SecretsManager::Secret').map(({ Properties }) => Properties.Name),
    ).toEqual(['travel-timeline-prod-origin-2', 'travel-timeline-prod-origin']);
  });

  it('answers at its own domain only, never at API Gateway’s default address', () => {
    gateway.hasResourceProperties('AWS::ApiGatewayV2::Api', { DisableExecuteApiEndpoint: true });
    api.hasResourceProperties('AWS::ApiGatewayV2::DomainName', { DomainName: 'api.travel.example.com' });
    api.hasResourceProperties('AWS::ApiGatewayV2::ApiMapping', { Stage: '$default' });
  });

  it('no call’s throttling limit is so low that flooding it past the CDN locks everyone out', () => {
    const { limits } = settingsOf('prod');
    const each = { ThrottlingRateLimit: limits.callsPerSecond, ThrottlingBurstLimit: limits.burst };
    expect(each.ThrottlingRateLimit).toBeGreaterThanOrEqual(1000);
    const [stage] = resourcesOf(api, 'AWS::ApiGatewayV2::Stage');
    expect(stage?.Properties.DefaultRouteSettings).toMatchObject(each);
    expect(stage?.Properties.RouteSettings).toEqual(
      Object.fromEntries(allRoutes.flatMap(routeKeysOf).map((key) => [key, each])),
    );
  });

  it('a paused call is refused for everyone', () => {
    expect(callLimits({ ...settingsOf('prod'), pausedCalls: ['requestPasswordReset'] })).toMatchObject({
      'POST /api/password-reset': { ThrottlingRateLimit: 0, ThrottlingBurstLimit: 0 },
      'POST /api/login': { ThrottlingRateLimit: settingsOf('prod').limits.callsPerSecond },
    });
  });

  it('counts calls as a whole, since each metric of each route would cost 30 cents a month', () => {
    const [stage] = resourcesOf(api, 'AWS::ApiGatewayV2::Stage');
    expect(JSON.stringify(stage?.Properties)).not.toContain('"DetailedMetricsEnabled":true');
  });

  it('logs every call with its request id, without address, cookie or query', () => {
    const [stage] = resourcesOf(api, 'AWS::ApiGatewayV2::Stage');
    const settings = JSON.stringify(stage?.Properties.AccessLogSettings);
    expect(settings).toContain('$context.requestId');
    expect(settings).not.toMatch(/sourceIp|identity|path|query|user/i);
  });

  it.each(['login', 'register'])('%s has a whole processor for the slow password hash', (name) => {
    api.hasResourceProperties('AWS::Lambda::Function', {
      FunctionName: `travel-timeline-prod-${name}`,
      MemorySize: Match.exact(1769),
    });
  });

  it('no function outlasts the 30 seconds after which API Gateway gives up', () => {
    for (const { Properties } of resourcesOf(calls, 'AWS::Lambda::Function')) {
      expect(Properties.Timeout).toBeLessThan(30);
    }
  });
});
