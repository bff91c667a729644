import { useForm } from 'react-hook-form';
import type { Passkey } from '#shared/security/passkey.ts';
import { FormDialog } from '../../../ui/dialog/form-dialog.tsx';
import { Field, FieldStack } from '../../../ui/field/field.tsx';
import { Input } from '../../../ui/field/input.tsx';
import { isWrongPassword } from '../wrong-password.ts';
import styles from './security.module.css';
import { useRemovePasskey } from './use-remove-passkey.ts';

interface RemovePasskeyDialogProps {
  readonly passkey: Passkey;
  /** Without it only the password signs in, so that is asked for. */
  readonly isLast: boolean;
  readonly onRemoved: () => void;
  readonly onClose: () => void;
}

/** Asks before a passkey is removed, for the last one by the password. */
export function RemovePasskeyDialog({ passkey, isLast, onRemoved, onClose }: RemovePasskeyDialogProps) {
  const removal = useRemovePasskey();
  const { register, handleSubmit, formState, setError } = useForm({ defaultValues: { password: '' } });
  const { errors } = formState;
  const remove = ({ password }: { readonly password: string }) =>
    removal.mutate(
      { id: passkey.id, password },
      {
        onSuccess: () => {
          onClose();
          onRemoved();
        },
        onError: (error) => {
          if (isWrongPassword(error)) setError('password', { message: error.serverMessage }, { shouldFocus: true });
        },
      },
    );
  return (
    <FormDialog
      title="Remove passkey"
      size="narrow"
      submit="Remove"
      submitting="Removing..."
      tone="danger"
      pending={removal.isPending}
      onSubmit={handleSubmit(remove)}
      onClose={onClose}
    >
      <FieldStack>
        <p className={styles.text}>
          "{passkey.name}" will no longer sign you in. Your device may still show it: delete it there too.
        </p>
        {(isLast || errors.password) && (
          <Field
            label="Password"
            hint="It is your last passkey, and without it only your password signs you in."
            error={errors.password?.message}
          >
            <Input type="password" autoComplete="current-password" {...register('password')} />
          </Field>
        )}
      </FieldStack>
    </FormDialog>
  );
}
