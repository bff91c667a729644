import {
  CfnRoute,
  type HttpApi,
  HttpIntegrationType,
  HttpMethod,
  HttpRoute,
  HttpRouteIntegration,
  type HttpRouteIntegrationConfig,
  HttpRouteKey,
  IntegrationCredentials,
  PayloadFormatVersion,
} from 'aws-cdk-lib/aws-apigatewayv2';
import { PolicyDocument, PolicyStatement, Role, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import type { IFunction } from 'aws-cdk-lib/aws-lambda';
import { routeKeysOf } from '#infra/route-keys.ts';
import type { Method } from '#shared/contract/define-route.ts';
import { type CallStack, callsOf, type ProductRoute } from '../call-stacks.ts';
import type { StageSettings } from '../stage-settings.ts';
import { acknowledge } from './acknowledge.ts';
import { functionEnvironment } from './function-environment.ts';
import { originSecrets } from './origin-secret.ts';
import { type CodeOf, ProductFunction } from './product-function.ts';
import type { StageStack } from './stage-stack.ts';

const METHODS: Readonly<Record<Method, HttpMethod>> = {
  GET: HttpMethod.GET,
  POST: HttpMethod.POST,
  PUT: HttpMethod.PUT,
  DELETE: HttpMethod.DELETE,
};

const OWN_CHECK = 'The function checks the session cookie itself, against its record in the table.';

/** What the calls of a stack are made of. */
export interface Calls {
  readonly settings: StageSettings;
  readonly httpApi: HttpApi;
  readonly codeOf: CodeOf;
}

/** A function as the target of a route, invoked with the stack's own role. */
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

/** The stack's calls: each a route of the HTTP API with its own function, as the contracts declare. */
export function addCalls(stack: StageStack, name: CallStack, { settings, httpApi, codeOf }: Calls): void {
  const calls = callsOf(name).map((route) => ({ route, handler: handlerOf(stack, route, { settings, codeOf }) }));
  const caller = mayInvoke(
    stack,
    calls.map(({ handler }) => handler),
  );
  for (const { route, handler } of calls) {
    const httpRoute = new HttpRoute(stack, `${route.name}Route`, {
      httpApi,
      routeKey: HttpRouteKey.with(route.path, METHODS[route.method]),
      integration: new FunctionIntegration(`${route.name}Integration`, handler, caller),
    });
    acknowledge(httpRoute, 'APIG4', OWN_CHECK);
    addHead(stack, route, httpRoute);
  }
}

function handlerOf(stack: StageStack, { name }: ProductRoute, { settings, codeOf }: Omit<Calls, 'httpApi'>): IFunction {
  const [secret = '', former] = originSecrets(settings);
  const environment = {
    ...functionEnvironment(settings),
    ORIGIN_SECRET: secret,
    ...(former === undefined ? {} : { ORIGIN_SECRET_FORMER: former }),
  };
  return new ProductFunction(stack, { settings, name, codeOf, options: { environment } }).function;
}

/**
 * The role that API Gateway invokes the stack's functions with. A permission of each function would be one more
 * resource a call.
 */
function mayInvoke(stack: StageStack, handlers: readonly IFunction[]): Role {
  const invoke = new PolicyStatement({
    actions: ['lambda:InvokeFunction'],
    resources: handlers.map(({ functionArn }) => functionArn),
  });
  return new Role(stack, 'Caller', {
    assumedBy: new ServicePrincipal('apigateway.amazonaws.com'),
    inlinePolicies: { invoke: new PolicyDocument({ statements: [invoke] }) },
  });
}

/** HEAD with the integration of GET: an HttpRoute would bring one more. */
function addHead(stack: StageStack, route: ProductRoute, httpRoute: HttpRoute): void {
  const { defaultChild } = httpRoute.node;
  if (!(defaultChild instanceof CfnRoute)) throw new TypeError('an HttpRoute is no longer made of a CfnRoute');
  const { target, apiId } = defaultChild;
  if (target === undefined) throw new TypeError('a CfnRoute no longer names its integration');
  for (const routeKey of routeKeysOf(route).filter((key) => key.startsWith('HEAD '))) {
    const head = new CfnRoute(stack, `${route.name}HeadRoute`, { apiId, routeKey, target, authorizationType: 'NONE' });
    acknowledge(head, 'APIG4', OWN_CHECK);
  }
}
