import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { Credentials } from '#shared/session/schema.ts';
import { lazyPart } from '../../lib/lazy/lazy-part.ts';
import { useArrived } from '../../lib/lazy/use-arrived.ts';
import { paths } from '../../lib/paths.ts';
import { Button, ButtonLink } from '../../ui/button/button.tsx';
import { Field, FieldStack } from '../../ui/field/field.tsx';
import { Input } from '../../ui/field/input.tsx';
import { useLogin } from './use-login.ts';

const passkeyPart = lazyPart(async () => (await import('./passkey-sign-in.tsx')).PasskeySignIn);

export function SignInForm() {
  const signIn = useLogin();
  const PasskeySignIn = useArrived(passkeyPart);
  const { register, handleSubmit, formState, watch } = useForm({
    resolver: zodResolver(Credentials),
    defaultValues: { email: '', password: '' },
  });
  const { errors } = formState;
  return (
    <form noValidate onSubmit={handleSubmit((credentials) => signIn.mutate(credentials))}>
      <FieldStack>
        <Field label="Email" error={errors.email?.message}>
          <Input type="email" autoComplete="email webauthn" inputMode="email" {...register('email')} />
        </Field>
        <Field label="Password" error={errors.password?.message}>
          <Input type="password" autoComplete="current-password" {...register('password')} />
        </Field>
        <Button type="submit" variant="primary" wide pending={signIn.isPending} pendingLabel="Signing in...">
          Sign In
        </Button>
        <ButtonLink to={paths.forgotPassword()} state={{ email: watch('email') }} variant="quiet" wide>
          Forgot password?
        </ButtonLink>
        {PasskeySignIn && <PasskeySignIn />}
      </FieldStack>
    </form>
  );
}
