import { zodResolver } from '@hookform/resolvers/zod';
import { UserPlus } from 'lucide-react';
import { useState } from 'react';
import { Controller } from 'react-hook-form';
import * as z from 'zod/mini';
import { NewInvitation } from '#shared/sharing/schema.ts';
import { useTypedForm } from '../../../lib/typed/use-typed-form.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Field, FieldRow } from '../../../ui/field/field.tsx';
import { Input } from '../../../ui/field/input.tsx';
import { Select } from '../../../ui/select/select.tsx';
import { ROLE_OPTIONS } from './role-options.ts';
import styles from './sharing.module.css';
import { ShownAddress } from './shown-address.tsx';
import { useInvite } from './use-companions.ts';

const Form = z.pipe(
  z.pipe(
    z.object({ role: z.string(), email: z.string() }),
    // NewInvitation decides whether they are valid; without an address the link is handed on by hand.
    z.transform(({ role, email }): unknown => ({ role, ...(email.trim() !== '' && { email }) })),
  ),
  NewInvitation,
);
type Values = z.input<typeof Form>;
type Invitation = z.output<typeof Form>;

interface Made {
  readonly link: string;
  readonly email: string | undefined;
}

/** Invites one more: by mail, or by a link to hand on, which works once. */
export function InviteForm({ tripId }: { readonly tripId: string }) {
  const invite = useInvite(tripId);
  const [made, setMade] = useState<Made>();
  const { register, control, handleSubmit, formState, getValues, reset } = useTypedForm<Values, unknown, Invitation>(
    `invitation to ${tripId}`,
    { resolver: zodResolver(Form), defaultValues: { role: 'editor', email: '' } },
  );
  const send = (body: Invitation) =>
    invite.mutate(body, {
      onSuccess: ({ link }) => {
        setMade({ link, email: body.email });
        // Whose address was typed meanwhile is the next one to be invited.
        if (getValues('email').trim() === (body.email ?? '')) reset();
      },
    });
  return (
    <form noValidate className={styles.form} aria-label="Invite" onSubmit={handleSubmit(send)}>
      <FieldRow>
        <Field
          label="Email (optional)"
          hint="Without one you get a link to hand on."
          error={formState.errors.email?.message}
        >
          <Input type="email" autoComplete="off" placeholder="name@example.com" {...register('email')} />
        </Field>
        <Controller
          control={control}
          name="role"
          render={({ field }) => (
            <Field label="What they can do">
              <Select value={field.value} onValueChange={field.onChange} options={ROLE_OPTIONS} />
            </Field>
          )}
        />
      </FieldRow>
      <div>
        <Button type="submit" icon={UserPlus} pending={invite.isPending} pendingLabel="Inviting...">
          Invite
        </Button>
      </div>
      {made && (
        <ShownAddress
          label="Invitation"
          hint={`${made.email === undefined ? '' : `Sent to ${made.email}. `}It works once, within 14 days, and is shown only now.`}
          address={made.link}
          title="Come along on my trip"
        />
      )}
    </form>
  );
}
