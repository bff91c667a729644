import { CfnStage, type HttpRoute, type HttpStage } from 'aws-cdk-lib/aws-apigatewayv2';
import { allRoutes } from '#shared/routes.ts';

/** Calls a second over everybody, for calls that are dear: a model's answer, or a password's slow hash. */
const DEAR_CALLS = { ThrottlingRateLimit: 50, ThrottlingBurstLimit: 100 };

/**
 * Gives every call whose contract limits the single traveller a limit over everybody too, so that no flood of
 * addresses or accounts runs up the bill. A route has to be there before the stage can name it.
 */
export function throttleRoutes(stage: HttpStage, routes: readonly HttpRoute[]): void {
  const resource = stage.node.defaultChild;
  if (!(resource instanceof CfnStage)) throw new TypeError('an HttpStage is no longer made of a CfnStage');
  const limited = allRoutes.filter(({ limits }) => limits.length > 0);
  resource.routeSettings = Object.fromEntries(limited.map(({ method, path }) => [`${method} ${path}`, DEAR_CALLS]));
  stage.node.addDependency(...routes);
}
