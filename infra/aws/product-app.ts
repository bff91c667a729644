import { type App, Validations } from 'aws-cdk-lib';
import type { ISource } from 'aws-cdk-lib/aws-s3-deployment';
import { AwsSolutionsChecks } from 'cdk-nag';
import type { CodeOf } from './constructs/product-function.ts';
import { ApiStack } from './stacks/api-stack.ts';
import { DataStack } from './stacks/data-stack.ts';
import { EntranceStack } from './stacks/entrance-stack.ts';
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
  const api = new ApiStack(app, settings, codeOf);
  const web = new WebStack(app, settings, pages);
  const observability = new ObservabilityStack(app, settings, api.apiId);
  // Stacks reference one another by name only; a function deployed before its table would fail its first calls.
  api.addStackDependency(entrance);
  api.addStackDependency(data);
  api.addStackDependency(mail);
  mail.addStackDependency(data);
  web.addStackDependency(api);
  return { entrance, data, mail, api, web, observability };
}
