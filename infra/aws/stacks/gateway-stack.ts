import { HttpApi } from 'aws-cdk-lib/aws-apigatewayv2';
import type { Construct } from 'constructs';
import { StageStack } from '../constructs/stage-stack.ts';
import { namesOf } from '../stage-names.ts';
import type { StageSettings } from '../stage-settings.ts';

/** The HTTP API without its routes, so that several stacks can add theirs to it. */
export class GatewayStack extends StageStack {
  readonly api: HttpApi;

  constructor(scope: Construct, settings: StageSettings) {
    super(scope, 'gateway', settings);
    this.api = new HttpApi(this, 'Api', {
      apiName: namesOf(settings).prefix,
      createDefaultStage: false,
      // The CDN reaches the API only by its own domain.
      disableExecuteApiEndpoint: true,
    });
  }
}
