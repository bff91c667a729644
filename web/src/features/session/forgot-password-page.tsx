import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { useLocation } from 'react-router-dom';
import * as z from 'zod/mini';
import { PasswordResetRequest } from '#shared/session/schema.ts';
import { paths } from '../../lib/paths.ts';
import { Button, ButtonLink } from '../../ui/button/button.tsx';
import { Field, FieldStack } from '../../ui/field/field.tsx';
import { Input } from '../../ui/field/input.tsx';
import styles from './session-form.module.css';
import { SessionFrame } from './session-frame.tsx';
import { useRequestResetLink } from './use-request-reset-link.ts';

/** The email typed at sign-in is prefilled. */
const Typed = z.object({ email: z.string() });

/** Requests a reset link. The response never reveals whether the account exists. */
export function ForgotPasswordPage() {
  const typed = Typed.safeParse(useLocation().state).data;
  const ask = useRequestResetLink();
  const { register, handleSubmit, formState } = useForm({
    resolver: zodResolver(PasswordResetRequest),
    defaultValues: { email: typed?.email ?? '' },
  });
  if (ask.isSuccess) {
    return (
      <SessionFrame title="Check your mail" heading="Check your mail">
        <p className={styles.text} role="status">
          If <strong>{ask.variables.email}</strong> has an account, a link to choose a new password is on its way. It is
          good for one hour. Nothing there? Have a look at your spam folder.
        </p>
        <ButtonLink to={paths.auth()} wide>
          Back to sign in
        </ButtonLink>
      </SessionFrame>
    );
  }
  return (
    <SessionFrame title="Forgot password" heading="Forgot your password?">
      <p className={styles.text}>Tell us your email address, and we will send you a link to choose a new one.</p>
      <form noValidate onSubmit={handleSubmit((request) => ask.mutate(request))}>
        <FieldStack>
          <Field label="Email" error={formState.errors.email?.message}>
            <Input type="email" autoComplete="email" inputMode="email" {...register('email')} />
          </Field>
          <Button type="submit" variant="primary" wide pending={ask.isPending} pendingLabel="Sending...">
            Send Link
          </Button>
          <ButtonLink to={paths.auth()} variant="quiet" wide>
            Back to sign in
          </ButtonLink>
        </FieldStack>
      </form>
    </SessionFrame>
  );
}
