import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { Registration } from '#shared/session/schema.ts';
import { Button } from '../../ui/button/button.tsx';
import { Field, FieldStack } from '../../ui/field/field.tsx';
import { Input } from '../../ui/field/input.tsx';
import { NameFields } from '../../ui/field/name-fields.tsx';
import { NewPasswordField } from '../../ui/field/new-password-field.tsx';
import { useRegister } from './use-register.ts';

export function SignUpForm() {
  const signUp = useRegister();
  const { register, handleSubmit, formState } = useForm({
    resolver: zodResolver(Registration),
    defaultValues: { firstName: '', lastName: '', email: '', username: '', password: '' },
  });
  const { errors } = formState;
  return (
    <form noValidate onSubmit={handleSubmit((registration) => signUp.mutate(registration))}>
      <FieldStack>
        <NameFields register={register} errors={errors} />
        <Field label="Email" error={errors.email?.message}>
          <Input type="email" autoComplete="email" inputMode="email" {...register('email')} />
        </Field>
        <Field label="Username (optional)" error={errors.username?.message}>
          <Input autoComplete="username" autoCapitalize="none" spellCheck={false} {...register('username')} />
        </Field>
        <NewPasswordField label="Password" error={errors.password?.message} field={register('password')} />
        <Button type="submit" variant="primary" wide pending={signUp.isPending} pendingLabel="Creating account...">
          Create Account
        </Button>
      </FieldStack>
    </form>
  );
}
