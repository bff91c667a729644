import { SecretValue } from 'aws-cdk-lib';
import { namesOf } from '../stage-names.ts';
import type { StageSettings } from '../stage-settings.ts';

/**
 * The secrets shared by CDN and functions, the current one first, as references that CloudFormation resolves at
 * deployment; the template does not contain them.
 */
export function originSecrets(settings: StageSettings): readonly string[] {
  return settings.originSecrets.map((version) =>
    SecretValue.secretsManager(namesOf(settings).originSecret(version)).unsafeUnwrap(),
  );
}
