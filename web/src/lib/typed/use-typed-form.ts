import { type DefaultValues, type FieldValues, type UseFormProps, type UseFormReturn, useForm } from 'react-hook-form';
import { useTypedBefore, useWatchedForm } from './use-typed.ts';

type Options<Values extends FieldValues, Context, Output> = UseFormProps<Values, Context, Output> & {
  readonly defaultValues: DefaultValues<Values>;
};

/**
 * `useForm` for all forms without a secret: when the session ends and the same traveller signs in again, what was typed
 * is restored. `name` identifies the form and its subject.
 */
export function useTypedForm<Values extends FieldValues, Context, Output>(
  name: string,
  options: Options<Values, Context, Output>,
): UseFormReturn<Values, Context, Output> {
  const { defaultValues } = options;
  const before = useTypedBefore(name, (value): value is DefaultValues<Values> => isLike(defaultValues, value));
  const form = useForm<Values, Context, Output>({ ...options, defaultValues: before ?? defaultValues });
  useWatchedForm(name, defaultValues, () => form.getValues());
  return form;
}

/** Whether each field has the type that it has in the form. */
function isLike(values: object, kept: unknown): boolean {
  if (typeof kept !== 'object' || kept === null) return false;
  const fields = new Map<string, unknown>(Object.entries(kept));
  return Object.entries(values).every(([field, value]) => typeof fields.get(field) === typeof value);
}
