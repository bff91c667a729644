import { type FieldPath, type FieldValues, get } from 'react-hook-form';

/** What a form shows as one field. */
export interface JoinedField<Values extends FieldValues> {
  readonly label: string;
  /** The values that belong together: whoever changed one of them has changed the field. */
  readonly names: readonly FieldPath<Values>[];
  /** In words, as the form shows it; '' for nothing. */
  readonly show: (values: Values) => string;
}

interface Versions<Values> {
  /** What both began with. */
  readonly base: Values;
  readonly mine: Values;
  readonly theirs: Values;
}

export interface Joined<Values extends FieldValues> {
  /** Only they changed these. */
  readonly taken: readonly JoinedField<Values>[];
  /** Only I changed these. */
  readonly kept: readonly JoinedField<Values>[];
  /** Both changed these, to different values. */
  readonly both: readonly JoinedField<Values>[];
}

/** Compares two versions of a form with what both began with, field by field. */
export function joinValues<Values extends FieldValues>(
  fields: readonly JoinedField<Values>[],
  { base, mine, theirs }: Versions<Values>,
): Joined<Values> {
  const isSame = (one: Values, other: Values) => (field: JoinedField<Values>) =>
    field.names.every((name) => JSON.stringify(get(one, name)) === JSON.stringify(get(other, name)));
  const differing = fields.filter((field) => !isSame(mine, theirs)(field));
  const taken = differing.filter(isSame(mine, base));
  const kept = differing.filter(isSame(theirs, base));
  return { taken, kept, both: differing.filter((field) => !taken.includes(field) && !kept.includes(field)) };
}
