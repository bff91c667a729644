import { SecretValue } from 'aws-cdk-lib';
import { namesOf } from '../stage-names.ts';
import type { StageSettings } from '../stage-settings.ts';

/**
 * The secrets between CDN and functions, the one that counts first, as CloudFormation fills them in at the deployment;
 * the template only names them.
 */
export function originSecrets(settings: StageSettings): readonly string[] {
  return settings.originSecrets.map((version) =>
    SecretValue.secretsManager(namesOf(settings).originSecret(version)).unsafeUnwrap(),
  );
}
