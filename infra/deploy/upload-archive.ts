import * as z from 'zod/mini';
import { CDN_REGION, namesOf } from '#infra/aws/stage-names.ts';
import type { StageSettings } from '#infra/aws/stage-settings.ts';
import { aws, listed } from './aws-command.ts';
import type { RunCommand } from './run-command.ts';

interface Upload {
  readonly settings: StageSettings;
  readonly run: RunCommand;
  /** The archive here, and its name at the site. */
  readonly path: string;
  readonly file: string;
}

/** Uploads a map's archive into the bucket of a stage's site. Whether it is there now. */
export function uploadArchive({ settings, run, path, file }: Upload): boolean {
  const query = `StackResourceSummaries[?ResourceType=='AWS::S3::Bucket' && starts_with(LogicalResourceId, 'Site')].PhysicalResourceId`;
  const stack = ['--stack-name', `${namesOf(settings).prefix}-web`, '--query', query];
  const [bucket] = listed(run, aws(CDN_REGION, 'cloudformation', 'list-stack-resources', ...stack), z.string()) ?? [];
  if (bucket === undefined) return false;
  const forever = ['--cache-control', 'public, max-age=31536000, immutable'];
  const type = ['--content-type', 'application/vnd.pmtiles', '--only-show-errors'];
  return run(aws(CDN_REGION, 's3', 'cp', path, `s3://${bucket}/${file}`, ...type, ...forever)).held;
}
