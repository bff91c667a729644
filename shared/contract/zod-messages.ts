import * as z from 'zod/mini';

/*
 * The message for a value whose schema has no message of its own: plain English for whoever typed the value, with the
 * field's name and what to enter. zod's mini build only says 'Invalid input', and its locales talk about types.
 * Imported where someone reads a schema's messages.
 */

type Issue = z.core.$ZodRawIssue;

/** The word for a value of a type. */
const KINDS: Readonly<Record<string, string>> = {
  string: 'a text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
  record: 'an object',
  date: 'a date',
};

z.config({ localeError: (issue) => plainMessage(issue) });

/** 'Confirmation number can have at most 100 characters'. */
function plainMessage(issue: Issue): string {
  const name = nameOf(issue.path ?? []);
  switch (issue.code) {
    case 'invalid_type':
      return issue.input === undefined
        ? `${name} is required`
        : `${name} must be ${KINDS[issue.expected] ?? 'another'}`;
    case 'too_small':
      return `${name} ${atLeast(issue.origin, Number(issue.minimum))}`;
    case 'too_big':
      return `${name} ${atMost(issue.origin, Number(issue.maximum))}`;
    case 'invalid_value':
      return `${name} must be ${oneOf(issue.values.map(String))}`;
    case 'not_multiple_of':
      return `${name} must be a multiple of ${issue.divisor}`;
    default:
      return `Please enter a valid ${name.toLowerCase()}`;
  }
}

function atLeast(origin: string, minimum: number): string {
  if (origin === 'string') return minimum === 1 ? 'is required' : `must have at least ${minimum} characters`;
  if (origin === 'array')
    return minimum === 1 ? 'must have at least one entry' : `must have at least ${minimum} entries`;
  return `must be at least ${minimum}`;
}

function atMost(origin: string, maximum: number): string {
  if (origin === 'string') return `can have at most ${maximum} characters`;
  if (origin === 'array') return `can have at most ${maximum} entries`;
  return `can be at most ${maximum}`;
}

function oneOf(values: readonly string[]): string {
  const [last = '', ...others] = values.toReversed();
  return others.length === 0 ? last : `${others.toReversed().join(', ')} or ${last}`;
}

/** A field's name in a message: 'Confirmation number' for `bookings.0.confirmationNumber`. */
function nameOf(path: readonly PropertyKey[]): string {
  const field = path.findLast((part) => typeof part === 'string') ?? 'value';
  const words = String(field).replace(/(?<=[a-z])[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return words.charAt(0).toUpperCase() + words.slice(1);
}
