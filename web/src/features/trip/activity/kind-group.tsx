import type { UseFormReturn } from 'react-hook-form';
import type { ActivityFields as Fields } from '#shared/activities/schema.ts';
import { Field, FieldRow, FieldStack } from '../../../ui/field/field.tsx';
import { Input } from '../../../ui/field/input.tsx';
import type { ActivityFormValues } from './activity-form.ts';
import { DetailField } from './detail-field.tsx';
import type { KindField, KindFields } from './kind-fields.ts';
import styles from './kind-group.module.css';

interface KindGroupProps {
  readonly form: UseFormReturn<ActivityFormValues, unknown, Fields>;
  readonly kind: KindFields;
  /** The fields to show: the kind's own, and what is filled in from another. */
  readonly shown: readonly KindField[];
}

/** What a journey or a stay has besides the fields of all activities. */
export function KindGroup({ form, kind, shown }: KindGroupProps) {
  const { register, formState } = form;
  const { errors } = formState;
  if (shown.length === 0) return null;
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{kind.group ?? 'Also filled in'}</legend>
      <FieldStack>
        {shown.includes('endLocation') && (
          <Field label="To" error={errors.endLocation?.message}>
            <Input autoComplete="off" {...register('endLocation')} />
          </Field>
        )}
        <FieldRow>
          {shown.includes('endDate') && (
            <Field label={kind.endDate} error={errors.endDate?.message}>
              <Input type="date" {...register('endDate')} />
            </Field>
          )}
          {kind.group !== undefined && (
            <Field label={kind.endTime} error={errors.endTime?.message}>
              <Input type="time" {...register('endTime')} />
            </Field>
          )}
          {shown.map((name) =>
            name === 'endLocation' || name === 'endDate' ? null : <DetailField key={name} name={name} form={form} />,
          )}
        </FieldRow>
      </FieldStack>
    </fieldset>
  );
}
