import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { useLocation } from 'react-router-dom';
import * as z from 'zod/mini';
import { NewPassword } from '#shared/session/schema.ts';
import { paths } from '../../lib/paths.ts';
import { Button, ButtonLink } from '../../ui/button/button.tsx';
import { FieldStack } from '../../ui/field/field.tsx';
import { NewPasswordField } from '../../ui/field/new-password-field.tsx';
import styles from './session-form.module.css';
import { SessionFrame } from './session-frame.tsx';
import { useNewPassword } from './use-new-password.ts';

const Choice = z.object({ password: NewPassword });

/** The target of the mailed link; its token is behind '#', which no server ever sees. */
export function NewPasswordPage() {
  const token = useLocation().hash.slice(1);
  const choose = useNewPassword();
  const { register, handleSubmit, formState } = useForm({
    resolver: zodResolver(Choice),
    defaultValues: { password: '' },
  });
  return (
    <SessionFrame title="New password" heading="Choose a new password">
      {token === '' ? (
        <>
          <p className={styles.text}>
            This link is not complete. Please open it once more from the mail, or ask for a new one.
          </p>
          <ButtonLink to={paths.forgotPassword()} wide>
            Ask for a new link
          </ButtonLink>
        </>
      ) : (
        <>
          <p className={styles.text}>You will be signed out everywhere, and sign in again with the new one.</p>
          <form noValidate onSubmit={handleSubmit(({ password }) => choose.mutate({ token, password }))}>
            <FieldStack>
              <NewPasswordField
                label="New Password"
                error={formState.errors.password?.message}
                field={register('password')}
              />
              <Button type="submit" variant="primary" wide pending={choose.isPending} pendingLabel="Saving...">
                Save New Password
              </Button>
              {choose.isError && (
                <ButtonLink to={paths.forgotPassword()} variant="quiet" wide>
                  Ask for a new link
                </ButtonLink>
              )}
            </FieldStack>
          </form>
        </>
      )}
    </SessionFrame>
  );
}
