import { CfnStage, type HttpRoute, type HttpStage } from 'aws-cdk-lib/aws-apigatewayv2';
import { callLimits } from '../call-limits.ts';
import type { StageSettings } from '../stage-settings.ts';

/**
 * Gives every call a limit over everybody besides what its contract allows the single traveller or address, so that no
 * flood of addresses or accounts runs up the bill. A route has to be there before the stage can name it.
 */
export function throttleRoutes(stage: HttpStage, settings: StageSettings, routes: readonly HttpRoute[]): void {
  const resource = stage.node.defaultChild;
  if (!(resource instanceof CfnStage)) throw new TypeError('an HttpStage is no longer made of a CfnStage');
  resource.routeSettings = callLimits(settings);
  stage.node.addDependency(...routes);
}
