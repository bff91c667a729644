import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { PasswordChange } from '#shared/security/schema.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Field, FieldStack } from '../../../ui/field/field.tsx';
import { Input } from '../../../ui/field/input.tsx';
import { NewPasswordField } from '../../../ui/field/new-password-field.tsx';
import { isWrongPassword } from '../wrong-password.ts';
import { useChangePassword } from './use-change-password.ts';

export function ChangePassword() {
  const change = useChangePassword();
  const { register, handleSubmit, formState, setError, reset } = useForm({
    resolver: zodResolver(PasswordChange),
    defaultValues: { currentPassword: '', newPassword: '' },
  });
  const { errors } = formState;
  const save = handleSubmit((passwords) =>
    change.mutate(passwords, {
      onSuccess: () => reset(),
      onError: (error) => {
        if (isWrongPassword(error)) {
          setError('currentPassword', { message: error.serverMessage }, { shouldFocus: true });
        }
      },
    }),
  );
  return (
    <form noValidate onSubmit={save}>
      <FieldStack>
        <Field label="Current Password" error={errors.currentPassword?.message}>
          <Input type="password" autoComplete="current-password" {...register('currentPassword')} />
        </Field>
        <NewPasswordField label="New Password" error={errors.newPassword?.message} field={register('newPassword')} />
        <div>
          <Button type="submit" variant="primary" pending={change.isPending} pendingLabel="Saving...">
            Change Password
          </Button>
        </div>
      </FieldStack>
    </form>
  );
}
