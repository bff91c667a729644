import { type CfnRoute, CfnStage, type HttpStage } from 'aws-cdk-lib/aws-apigatewayv2';
import { callLimits } from '../call-limits.ts';
import type { StageSettings } from '../stage-settings.ts';

/**
 * Throttles every call over all callers, besides the contract's quota for a single traveller or address, so that a
 * flood from many addresses or accounts cannot run up the bill. A route must exist before the stage can reference it.
 */
export function throttleRoutes(stage: HttpStage, settings: StageSettings, routes: readonly CfnRoute[]): void {
  const resource = stage.node.defaultChild;
  if (!(resource instanceof CfnStage)) throw new TypeError('an HttpStage is no longer made of a CfnStage');
  resource.routeSettings = callLimits(settings);
  stage.node.addDependency(...routes);
}
