import { SecretValue } from 'aws-cdk-lib';
import { namesOf } from '../stage-names.ts';
import type { StageSettings } from '../stage-settings.ts';

/** The secret between CDN and API as CloudFormation fills it in at the deployment; the template only names it. */
export function originSecret(settings: StageSettings): string {
  return SecretValue.secretsManager(namesOf(settings).originSecret).unsafeUnwrap();
}
