import { CfnResource, CustomResourceProviderBase, Stack } from 'aws-cdk-lib';
import type { Construct } from 'constructs';
import type { StageSettings } from '../stage-settings.ts';
import { StageLog } from './stage-log.ts';

/** CDK's function that empties a stack's buckets before they are deleted (aws-s3: autoDeleteObjects). */
const EMPTYING = 'Custom::S3AutoDeleteObjectsCustomResourceProvider';

/**
 * Gives CDK's function that empties the stack's buckets a log group that is deleted with the stack. By default it
 * creates its own, which is kept forever, and would recreate it with its last log line.
 */
export function addEmptyingLog(scope: Construct, settings: StageSettings): void {
  const stack = Stack.of(scope);
  const provider = stack.node.tryFindChild(EMPTYING);
  if (!(provider instanceof CustomResourceProviderBase) || stack.node.tryFindChild('EmptyingLog')) return;
  const log = new StageLog(stack, 'EmptyingLog', settings, `/aws/lambda/${stack.stackName}-emptying`);
  const [role, handler] = [provider.node.findChild('Role'), provider.node.findChild('Handler')];
  if (!(role instanceof CfnResource && handler instanceof CfnResource)) {
    throw new TypeError('a custom resource provider is no longer made of resources');
  }
  handler.addPropertyOverride('LoggingConfig', { LogGroup: log.logGroupName });
  role.addPropertyDeletionOverride('ManagedPolicyArns');
  role.addPropertyOverride('Policies', [
    {
      PolicyName: 'log',
      PolicyDocument: {
        Version: '2012-10-17',
        Statement: [
          {
            Effect: 'Allow',
            Action: ['logs:CreateLogStream', 'logs:PutLogEvents'],
            Resource: log.logGroupArn,
          },
        ],
      },
    },
  ]);
}
