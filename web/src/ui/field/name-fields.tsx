import type { FieldErrors, UseFormRegisterReturn } from 'react-hook-form';
import { Field, FieldRow } from './field.tsx';
import { Input } from './input.tsx';

interface Names {
  readonly firstName: string;
  readonly lastName: string;
}

interface NameFieldsProps {
  /** The form's `register`. */
  readonly register: (name: keyof Names) => UseFormRegisterReturn;
  readonly errors: FieldErrors<Names>;
}

/** A traveller's first and last name, side by side. */
export function NameFields({ register, errors }: NameFieldsProps) {
  return (
    <FieldRow>
      <Field label="First Name" error={errors.firstName?.message}>
        <Input autoComplete="given-name" {...register('firstName')} />
      </Field>
      <Field label="Last Name" error={errors.lastName?.message}>
        <Input autoComplete="family-name" {...register('lastName')} />
      </Field>
    </FieldRow>
  );
}
