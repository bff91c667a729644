import { useRef, useState } from 'react';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { useFetchAhead } from '../../lib/lazy/use-fetch-ahead.ts';
import { COMMON_PASSWORDS, isCommonPassword } from '../../lib/passwords/is-common-password.ts';
import { Field } from './field.tsx';
import { Input } from './input.tsx';

const AHEAD = [COMMON_PASSWORDS];

interface NewPasswordFieldProps {
  readonly label: string;
  readonly error: string | undefined;
  /** What the form's `register` returned for the field. */
  readonly field: UseFormRegisterReturn;
}

/** A password to be chosen: warns of one that is easy to guess, and refuses none for that. */
export function NewPasswordField({ label, error, field }: NewPasswordFieldProps) {
  useFetchAhead(AHEAD);
  const [easy, setEasy] = useState(false);
  const typed = useRef('');
  const warn = async (password: string) => {
    typed.current = password;
    const isEasy = password.length >= 6 && (await isCommonPassword(password));
    if (typed.current === password) setEasy(isEasy);
  };
  return (
    <Field label={label} hint="Min 6 characters" warning={easy ? 'This one is easy to guess' : undefined} error={error}>
      <Input
        type="password"
        autoComplete="new-password"
        {...field}
        onChange={async (event) => {
          const { value } = event.target;
          await Promise.all([field.onChange(event), warn(value)]);
        }}
      />
    </Field>
  );
}
