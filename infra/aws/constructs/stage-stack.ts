import { Stack, type StackProps, Tags } from 'aws-cdk-lib';
import type { Construct } from 'constructs';
import { namesOf } from '../stage-names.ts';
import type { StageSettings } from '../stage-settings.ts';

/** A stack of a stage: `travel-timeline-<stage>-<name>`, in the stage's region, in the account that deploys it. */
export class StageStack extends Stack {
  constructor(scope: Construct, name: string, settings: StageSettings, props: StackProps = {}) {
    const stackName = `${namesOf(settings).prefix}-${name}`;
    super(scope, stackName, { stackName, env: { region: settings.region }, ...props });
    Tags.of(this).add('product', 'travel-timeline');
    Tags.of(this).add('stage', settings.stage);
  }
}
