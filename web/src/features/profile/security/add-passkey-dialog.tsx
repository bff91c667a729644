import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import * as z from 'zod/mini';
import { MAX_PASSKEY_NAME } from '#shared/security/passkey.ts';
import { FormDialog } from '../../../ui/dialog/form-dialog.tsx';
import { Field, FieldStack } from '../../../ui/field/field.tsx';
import { Input } from '../../../ui/field/input.tsx';
import { isWrongPassword } from '../wrong-password.ts';
import styles from './security.module.css';
import { isKnownDevice, useAddPasskey } from './use-add-passkey.ts';

const Fields = z.object({
  name: z
    .string()
    .check(z.trim(), z.maxLength(MAX_PASSKEY_NAME, { error: `Name can have at most ${MAX_PASSKEY_NAME} characters` })),
  currentPassword: z.string(),
});

/** Has the browser make a passkey. A while after signing in the password is asked for first. */
export function AddPasskeyDialog({ onClose }: { readonly onClose: () => void }) {
  const add = useAddPasskey();
  const [asksPassword, setAsksPassword] = useState(false);
  const { register, handleSubmit, formState, setError } = useForm({
    resolver: zodResolver(Fields),
    defaultValues: { name: '', currentPassword: '' },
  });
  const { errors } = formState;
  const failed = (error: Error) => {
    if (isKnownDevice(error)) {
      setError('name', { message: 'This device has a passkey of your account already' }, { shouldFocus: true });
    }
    if (!isWrongPassword(error)) return;
    setAsksPassword(true);
    setError('currentPassword', { message: error.serverMessage });
  };
  return (
    <FormDialog
      title="Add a passkey"
      size="narrow"
      submit="Add Passkey"
      submitting="Adding..."
      pending={add.isPending}
      onSubmit={handleSubmit((fields) => add.mutate(fields, { onSuccess: onClose, onError: failed }))}
      onClose={onClose}
    >
      <FieldStack>
        <p className={styles.text}>
          Your browser asks you next where to keep it: on this device, in your password manager, or on a security key.
        </p>
        <Field label="Name (optional)" hint="To tell it from others, as 'My phone'" error={errors.name?.message}>
          <Input autoComplete="off" {...register('name')} />
        </Field>
        {asksPassword && (
          <Field label="Password" error={errors.currentPassword?.message}>
            <Input type="password" autoComplete="current-password" {...register('currentPassword')} />
          </Field>
        )}
      </FieldStack>
    </FormDialog>
  );
}
