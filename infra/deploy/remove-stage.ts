import * as z from 'zod/mini';
import { namesOf, STACKS } from '#infra/aws/stage-names.ts';
import { StageError, type StageSettings } from '#infra/aws/stage-settings.ts';
import { aws, inEach, listed, regionsOf, stacksIn } from './aws-command.ts';
import { tagOf } from './deployed-tag.ts';
import { git } from './project-commands.ts';
import type { RunCommand } from './run-command.ts';

interface Removal {
  readonly settings: StageSettings;
  readonly run: RunCommand;
}

interface Stack {
  readonly name: string;
  readonly region: string;
}

/**
 * Removes a stage that keeps nothing, by its name alone: none of its code is built or run. Then removes what
 * CloudFormation leaves behind: log groups created by Lambda, and the records that validated the domains for ACM. The
 * entrance is the last stack and the tag the last of all, so that an interrupted removal is found again. Idempotent.
 * Throws StageError for a stage that keeps its data.
 */
export function removeStage({ settings, run }: Removal): 'removed' | 'not removed' {
  const { stage, keepsData } = settings;
  if (keepsData) throw new StageError(`Stage '${stage}' keeps its data and is not removed by a command.`);
  const stacks = stacksOf(settings, run);
  if (!stacks) return 'not removed';
  const isEntrance = ({ name }: Stack) => name === `${namesOf(settings).prefix}-entrance`;
  // If one stack stays, the others are removed all the same.
  const remove = (some: readonly Stack[]) => some.map((stack) => deleteStack(stack, run)).every(Boolean);
  const steps = [
    () => remove(stacks.filter((stack) => !isEntrance(stack))),
    () => deleteLogs(settings, run),
    () => deleteValidationRecords(settings, run),
    () => remove(stacks.filter(isEntrance)),
    () => deleteTag(stage, run),
  ];
  return steps.every((step) => step()) ? 'removed' : 'not removed';
}

/** In reverse order of deployment; a stack that this commit does not know comes first. */
function stacksOf(settings: StageSettings, run: RunCommand): Stack[] | undefined {
  const prefix = `${namesOf(settings).prefix}-`;
  const place = ({ name }: Stack) => {
    const index = STACKS.findIndex((each) => name === `${prefix}${each}`);
    return index === -1 ? STACKS.length : index;
  };
  return inEach(regionsOf(settings), (region) => stacksIn(run, region))
    ?.map(({ region, item }) => ({ region, name: item }))
    .filter(({ name }) => name.startsWith(prefix))
    .sort((a, b) => place(b) - place(a));
}

/** A bucket that was written to while it was being emptied blocks its stack: empty it, and retry the stack. */
function deleteStack({ name, region }: Stack, run: RunCommand): boolean {
  const attempt = () =>
    run(aws(region, 'cloudformation', 'delete-stack', '--stack-name', name)).held &&
    run(aws(region, 'cloudformation', 'wait', 'stack-delete-complete', '--stack-name', name)).held;
  if (attempt()) return true;
  const left = `StackResourceSummaries[?ResourceType=='AWS::S3::Bucket' && ResourceStatus!='DELETE_COMPLETE'].PhysicalResourceId`;
  const list = aws(region, 'cloudformation', 'list-stack-resources', '--stack-name', name, '--query', left);
  for (const bucket of listed(run, list, z.string()) ?? []) {
    run(aws(region, 's3', 'rm', `s3://${bucket}`, '--recursive', '--only-show-errors'));
  }
  return attempt();
}

/** Lambda recreates a function's log group when it writes after the stack's own is deleted. */
function deleteLogs(settings: StageSettings, run: RunCommand): boolean {
  const prefix = `/aws/lambda/${namesOf(settings).prefix}-`;
  const list = [
    'logs',
    'describe-log-groups',
    '--log-group-name-prefix',
    prefix,
    '--query',
    'logGroups[].logGroupName',
  ];
  const logs = inEach(regionsOf(settings), (region) => listed(run, aws(region, ...list), z.string()));
  return (
    logs?.every(({ region, item }) => run(aws(region, 'logs', 'delete-log-group', '--log-group-name', item)).held) ??
    false
  );
}

/** As Route 53 lists it; deleting a record requires all of its fields. */
const ResourceRecordSet = z.looseObject({
  Name: z.string(),
  Type: z.string(),
  ResourceRecords: z._default(z.array(z.looseObject({ Value: z.string() })), []),
});

/** CloudFormation creates the CNAME that validates a certificate, and leaves it (ACM: "DNS validation"). */
function deleteValidationRecords({ domain, hostedZone, region }: StageSettings, run: RunCommand): boolean {
  const zone = ['--hosted-zone-id', hostedZone.id];
  const list = aws(region, 'route53', 'list-resource-record-sets', ...zone, '--query', 'ResourceRecordSets');
  const records = listed(run, list, ResourceRecordSet)?.filter(
    ({ Name, Type, ResourceRecords }) =>
      Type === 'CNAME' &&
      Name.startsWith('_') &&
      Name.endsWith(`.${domain}.`) &&
      ResourceRecords.every(({ Value }) => /\.acm-validations\.aws\.?$/.test(Value)),
  );
  if (!records) return false;
  if (records.length === 0) return true;
  const Changes = records.map((record) => ({ Action: 'DELETE', ResourceRecordSet: record }));
  const batch = JSON.stringify({ Changes });
  return run(aws(region, 'route53', 'change-resource-record-sets', ...zone, '--change-batch', batch)).held;
}

/** A stage that never passed its smoke test has none. */
function deleteTag(stage: string, run: RunCommand): boolean {
  const { held, answer } = run(git('ls-remote', '--tags', 'origin', `refs/tags/${tagOf(stage)}`));
  if (!held) return false;
  return answer.trim() === '' || run(git('push', '--delete', 'origin', `refs/tags/${tagOf(stage)}`)).held;
}
