import * as z from 'zod/mini';
import { $ZodError } from 'zod/v4/core';
import { accessDenied, entityTooLarge, S3Error } from './s3-error.ts';

/**
 * What a browser form may upload.
 * https://docs.aws.amazon.com/AmazonS3/latest/API/sigv4-HTTPPOSTConstructPolicy.html
 */
const PostPolicy = z.object({
  expiration: z.string(),
  conditions: z.array(
    z.union([
      z.tuple([z.literal('content-length-range'), z.coerce.number(), z.coerce.number()]),
      z.tuple([z.enum(['eq', 'starts-with']), z.string().check(z.startsWith('$')), z.string()]),
      z.record(z.string(), z.string()),
    ]),
  ),
});

export interface PostedForm {
  /** By name in lower case, without the file, with the bucket. */
  readonly fields: Readonly<Record<string, string>>;
  readonly fileSize: number;
}

const NEEDS_NO_CONDITION = ['policy', 'x-amz-signature', 'bucket'];

/** Throws when the policy (base64) has expired, a condition fails, or a field has no condition. */
export function checkPolicy(policy: string, { fields, fileSize }: PostedForm, now: number): void {
  const { expiration, conditions } = readPolicy(policy);
  if (!(now <= Date.parse(expiration))) throw accessDenied('Invalid according to Policy: Policy expired.');
  const covered = new Set(NEEDS_NO_CONDITION);
  const demand = (name: string, holds: (value: string) => boolean) => {
    covered.add(name);
    if (holds(fields[name] ?? '')) return;
    throw accessDenied(`Invalid according to Policy: Policy Condition failed: ${name}`);
  };
  for (const condition of conditions) {
    if (!Array.isArray(condition)) {
      for (const [name, wanted] of Object.entries(condition)) demand(name.toLowerCase(), (value) => value === wanted);
    } else if (condition[0] === 'content-length-range') {
      if (fileSize > condition[2]) throw entityTooLarge();
      if (fileSize < condition[1]) {
        throw new S3Error(400, 'EntityTooSmall', 'Your proposed upload is smaller than the minimum allowed size');
      }
    } else {
      const [operator, field, wanted] = condition;
      const name = field.slice(1).toLowerCase();
      // A content type may be a list, each of which has to begin so.
      const values = (value: string) => (name === 'content-type' ? value.split(',') : [value]);
      if (operator === 'eq') demand(name, (value) => value === wanted);
      else demand(name, (value) => values(value).every((part) => part.startsWith(wanted)));
    }
  }
  for (const name of Object.keys(fields)) {
    if (covered.has(name) || name.startsWith('x-ignore-')) continue;
    throw accessDenied(`Invalid according to Policy: Extra input fields: ${name}`);
  }
}

function readPolicy(policy: string): z.infer<typeof PostPolicy> {
  try {
    return PostPolicy.parse(JSON.parse(Buffer.from(policy, 'base64').toString('utf8')));
  } catch (cause) {
    if (cause instanceof SyntaxError || cause instanceof $ZodError) {
      throw new S3Error(400, 'InvalidPolicyDocument', 'The content of the form does not meet the policy schema.');
    }
    throw cause;
  }
}
