import { RemovalPolicy } from 'aws-cdk-lib';
import { LogGroup } from 'aws-cdk-lib/aws-logs';
import type { Construct } from 'constructs';
import type { StageSettings } from '../stage-settings.ts';

/** A log group with the stage's retention; deleted with a stage that keeps nothing. */
export class StageLog extends LogGroup {
  constructor(scope: Construct, id: string, settings: StageSettings, logGroupName: string) {
    super(scope, id, {
      logGroupName,
      retention: settings.logRetention,
      removalPolicy: settings.keepsData ? RemovalPolicy.RETAIN : RemovalPolicy.DESTROY,
    });
  }
}
