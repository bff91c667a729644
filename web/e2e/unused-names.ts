let used = 0;

/** A number that is part of no other name of this worker, whose tests share a stack. */
function next(): string {
  used += 1;
  return `${process.pid}-${used}`;
}

/** An email address that no account has; case does not matter to accounts. */
export const unusedEmail = (name: string): string => `${name.toLowerCase()}.${next()}@example.com`;

/** A username that nobody has. */
export const unusedUsername = (name: string): string => `${name}-${next()}`;
