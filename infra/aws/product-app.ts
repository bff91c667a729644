import { type App, Validations } from 'aws-cdk-lib';
import type { ISource } from 'aws-cdk-lib/aws-s3-deployment';
import { AwsSolutionsChecks } from 'cdk-nag';
import type { CodeOf } from './constructs/product-function.ts';
import { ApiStack } from './stacks/api-stack.ts';
import { CallsStack } from './stacks/calls-stack.ts';
import { DataStack } from './stacks/data-stack.ts';
import { EntranceStack } from './stacks/entrance-stack.ts';
import { GatewayStack } from './stacks/gateway-stack.ts';
import { MailStack } from './stacks/mail-stack.ts';
import { ObservabilityStack } from './stacks/observability-stack.ts';
import { WebStack } from './stacks/web-stack.ts';
import type { StageSettings } from './stage-settings.ts';

/** The build to be deployed. */
export interface Built {
  readonly codeOf: CodeOf;
  readonly pages: ISource;
}

/** Adds a stage's stacks to the app, checked by cdk-nag's AwsSolutions rules when the app is synthesised. */
export function addStage(app: App, settings: StageSettings, { codeOf, pages }: Built) {
  Validations.of(app).addPlugins(new AwsSolutionsChecks(app));
  const entrance = new EntranceStack(app, settings);
  const data = new DataStack(app, settings, codeOf);
  const mail = new MailStack(app, settings, codeOf);
  const gateway = new GatewayStack(app, settings);
  const observability = new ObservabilityStack(app, settings, gateway.api.apiId);
  const calls = { settings, httpApi: gateway.api, codeOf };
  const apiAccount = new CallsStack(app, 'api-account', calls);
  const apiTrips = new CallsStack(app, 'api-trips', calls);
  const api = new ApiStack(app, calls);
  const web = new WebStack(app, settings, pages);
  // Stacks reference one another by name only; a function deployed before its table would fail its first calls.
  for (const stack of [apiAccount, apiTrips, api]) {
    for (const needed of [entrance, data, mail]) stack.addStackDependency(needed);
  }
  mail.addStackDependency(data);
  // The stage throttles each route by its key, which API Gateway refuses before there is such a route.
  api.addStackDependency(apiAccount);
  api.addStackDependency(apiTrips);
  // In releases before the gateway's own stack it imports the API's id from this one, which could not give it up.
  api.addStackDependency(observability);
  web.addStackDependency(api);
  return { entrance, data, mail, gateway, observability, 'api-account': apiAccount, 'api-trips': apiTrips, api, web };
}
