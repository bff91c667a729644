import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import * as z from 'zod/mini';
import { AccountDeletion } from '#shared/account/schema.ts';
import { FormDialog } from '../../../ui/dialog/form-dialog.tsx';
import { Field, FieldStack } from '../../../ui/field/field.tsx';
import { Input } from '../../../ui/field/input.tsx';
import { isWrongPassword } from '../wrong-password.ts';
import styles from './account.module.css';
import { useDeleteAccount } from './use-delete-account.ts';
import { useSharedByMe } from './use-shared-by-me.ts';

const WORD = 'delete my account';

const Confirmation = z.extend(AccountDeletion, {
  word: z.string().check(z.refine((word) => word.trim().toLowerCase() === WORD, { error: `Please type '${WORD}'` })),
});

/** Asks twice, by a sentence and by the password, since an account cannot be restored. */
export function DeleteAccountDialog({ onClose }: { readonly onClose: () => void }) {
  const deletion = useDeleteAccount();
  const { register, handleSubmit, formState, setError } = useForm({
    resolver: zodResolver(Confirmation),
    defaultValues: { word: '', password: '' },
  });
  const { errors } = formState;
  const remove = ({ password }: { readonly password: string }) =>
    deletion.mutate(password, {
      onError: (error) => {
        if (isWrongPassword(error)) setError('password', { message: error.serverMessage }, { shouldFocus: true });
      },
    });
  return (
    <FormDialog
      title="Delete account"
      size="narrow"
      submit="Delete Account"
      submitting="Deleting..."
      tone="danger"
      pending={deletion.isPending}
      onSubmit={handleSubmit(remove)}
      onClose={onClose}
    >
      <FieldStack>
        <p className={styles.text}>
          Your trips with their days, activities and photos, your inbox, your followers and whom you follow: all of it
          is removed and cannot be brought back. Download your data first if you want to keep a copy.
        </p>
        <SharedTrips />
        <Field label={`Type '${WORD}'`} error={errors.word?.message}>
          <Input autoComplete="off" autoCapitalize="none" spellCheck={false} {...register('word')} />
        </Field>
        <Field label="Password" error={errors.password?.message}>
          <Input type="password" autoComplete="current-password" {...register('password')} />
        </Field>
      </FieldStack>
    </FormDialog>
  );
}

/** The trips that others come along on go, too: which, and with whom. */
function SharedTrips() {
  const shared = useSharedByMe();
  if (shared.length === 0) return null;
  return (
    <div className={styles.text}>
      <p>These trips go too, for those who come along on them:</p>
      <ul className={styles.shared} aria-label="Trips that others come along on">
        {shared.map(({ trip, names }) => (
          <li key={trip.id}>
            <bdi>{trip.title}</bdi>, with <bdi>{names.join(', ')}</bdi>
          </li>
        ))}
      </ul>
    </div>
  );
}
