import { Duration } from 'aws-cdk-lib';
import { type IRole, PolicyDocument, PolicyStatement, Role, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import {
  Architecture,
  type Code,
  type FunctionOptions,
  Function as LambdaFunction,
  LoggingFormat,
  Runtime,
  Tracing,
} from 'aws-cdk-lib/aws-lambda';
import type { LogGroup } from 'aws-cdk-lib/aws-logs';
import { Construct } from 'constructs';
import type { FunctionName } from '#infra/build/bundles.ts';
import { kebabCase } from '#infra/function-entry.ts';
import { functionNameOf } from '../function-names.ts';
import { sizeOf } from '../permissions.ts';
import { policyStatements } from '../policy-statements.ts';
import type { StageSettings } from '../stage-settings.ts';
import { acknowledgeWildcards } from './acknowledge.ts';
import { functionEnvironment } from './function-environment.ts';
import { StageLog } from './stage-log.ts';

/** A function's code by its name in kebab-case. */
export type CodeOf = (name: string) => Code;

interface ProductFunctionProps {
  readonly settings: StageSettings;
  readonly name: FunctionName;
  readonly codeOf: CodeOf;
  /** What its trigger needs besides its line of permissions. */
  readonly statements?: readonly PolicyStatement[];
  readonly options?: FunctionOptions;
}

/**
 * A Lambda function of the product. Its role may do what permissions.ts grants, write its own log and trace, and no
 * more.
 */
export class ProductFunction extends Construct {
  readonly function: LambdaFunction;

  constructor(scope: Construct, { settings, name, codeOf, statements = [], options = {} }: ProductFunctionProps) {
    super(scope, name);
    const functionName = functionNameOf(settings, name);
    const logGroup = new StageLog(this, 'Log', settings, `/aws/lambda/${functionName}`);
    const { memory, timeout } = sizeOf(name);
    this.function = new LambdaFunction(this, 'Function', {
      functionName,
      runtime: Runtime.NODEJS_24_X,
      architecture: Architecture.ARM_64,
      handler: 'index.handler',
      code: codeOf(kebabCase(name)),
      memorySize: memory,
      timeout: Duration.seconds(timeout),
      environment: functionEnvironment(settings),
      tracing: Tracing.ACTIVE,
      logGroup,
      loggingFormat: LoggingFormat.JSON,
      role: this.role(logGroup, [...policyStatements(this, settings, name), ...statements]),
      ...options,
    });
  }

  /** No construct may add grants to what is listed here. */
  private role(logGroup: LogGroup, statements: readonly PolicyStatement[]): IRole {
    const all = [...statements, writeLog(logGroup), writeTraces()];
    const role = new Role(this, 'Role', {
      assumedBy: new ServicePrincipal('lambda.amazonaws.com'),
      inlinePolicies: { function: new PolicyDocument({ statements: all }) },
    });
    acknowledgeWildcards(role, all);
    return role.withoutPolicyUpdates();
  }
}

function writeLog(logGroup: LogGroup): PolicyStatement {
  return new PolicyStatement({
    actions: ['logs:CreateLogStream', 'logs:PutLogEvents'],
    resources: [logGroup.logGroupArn],
  });
}

/** X-Ray has no resources to name (Service Authorization Reference: AWS X-Ray). */
function writeTraces(): PolicyStatement {
  return new PolicyStatement({
    actions: ['xray:PutTraceSegments', 'xray:PutTelemetryRecords'],
    resources: ['*'],
  });
}
