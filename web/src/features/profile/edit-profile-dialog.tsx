import { zodResolver } from '@hookform/resolvers/zod';
import { Controller } from 'react-hook-form';
import type * as z from 'zod/mini';
import { ownZone } from '#shared/time/zone-names.ts';
import { ProfileChanges } from '#shared/travellers/profile.ts';
import type { OwnProfile } from '#shared/travellers/schema.ts';
import { useTypedForm } from '../../lib/typed/use-typed-form.ts';
import { FormDialog } from '../../ui/dialog/form-dialog.tsx';
import { Field, FieldStack } from '../../ui/field/field.tsx';
import { Input, TextArea, UrlInput } from '../../ui/field/input.tsx';
import { NameFields } from '../../ui/field/name-fields.tsx';
import { Switch } from '../../ui/switch/switch.tsx';
import { isConflict, useUpdateProfile } from './use-update-profile.ts';

interface EditProfileDialogProps {
  readonly profile: OwnProfile;
  readonly onClose: () => void;
}

/** The id of the list of the zones that the browser knows. */
const ZONES = 'time-zones';

type Values = z.input<typeof ProfileChanges>;
type Changes = z.output<typeof ProfileChanges>;

/** How the traveller is shown to others. The email address cannot be changed. */
export function EditProfileDialog({ profile, onClose }: EditProfileDialogProps) {
  const update = useUpdateProfile();
  const { register, control, handleSubmit, formState, setError } = useTypedForm<Values, unknown, Changes>('profile', {
    resolver: zodResolver(ProfileChanges),
    defaultValues: {
      firstName: profile.firstName ?? '',
      lastName: profile.lastName ?? '',
      username: profile.username ?? '',
      bio: profile.bio ?? '',
      profileImageUrl: profile.profileImageUrl ?? '',
      showEmail: profile.showEmail,
      homeTimeZone: profile.homeTimeZone ?? ownZone(),
    },
  });
  const { errors } = formState;
  const save = (changes: Changes) =>
    update.mutate(changes, {
      onSuccess: onClose,
      onError: (error) => {
        if (isConflict(error)) setError('username', { message: error.serverMessage }, { shouldFocus: true });
      },
    });

  return (
    <FormDialog
      title="Edit Profile"
      submit="Save Changes"
      submitting="Saving..."
      pending={update.isPending}
      onSubmit={handleSubmit(save)}
      onClose={onClose}
    >
      <FieldStack>
        <NameFields register={register} errors={errors} />
        <Field
          label="Username (optional)"
          hint="Others find you by it; your profile's address has it."
          error={errors.username?.message}
        >
          <Input autoComplete="username" autoCapitalize="none" spellCheck={false} {...register('username')} />
        </Field>
        <Field label="Bio (optional)" error={errors.bio?.message}>
          <TextArea rows={3} placeholder="Where you have been, where you would like to go..." {...register('bio')} />
        </Field>
        <Field label="Profile Image URL (optional)" error={errors.profileImageUrl?.message}>
          <UrlInput {...register('profileImageUrl')} />
        </Field>
        <Field
          label="Home Time Zone (optional)"
          hint="'Show home time' in a trip's menu adds its clock to every time."
          error={errors.homeTimeZone?.message}
        >
          <Input
            list={ZONES}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            {...register('homeTimeZone')}
          />
        </Field>
        <datalist id={ZONES}>
          {Intl.supportedValuesOf('timeZone').map((zone) => (
            <option key={zone} value={zone} />
          ))}
        </datalist>
        <Controller
          control={control}
          name="showEmail"
          render={({ field }) => (
            <Switch
              label="Show my email to other travellers"
              hint="Otherwise they see its beginning only."
              checked={field.value === true}
              onCheckedChange={field.onChange}
            />
          )}
        />
      </FieldStack>
    </FormDialog>
  );
}
