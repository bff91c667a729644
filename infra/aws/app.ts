import { App } from 'aws-cdk-lib';
import { Code } from 'aws-cdk-lib/aws-lambda';
import { Source } from 'aws-cdk-lib/aws-s3-deployment';
import { FUNCTIONS_FOLDER, SITE_FOLDER } from '#infra/build/bundles.ts';
import { addStage } from './product-app.ts';
import { settingsOf } from './stage-settings.ts';

/* The CDK app of a stage: `cdk synth -c stage=dev`, after `npm run build`. */

const app = new App();
addStage(app, settingsOf(app.node.tryGetContext('stage')), {
  codeOf: (name) => Code.fromAsset(`${FUNCTIONS_FOLDER}/${name}`),
  pages: Source.asset(SITE_FOLDER),
});
