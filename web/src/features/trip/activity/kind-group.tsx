import { type UseFormReturn, useWatch } from 'react-hook-form';
import type { ActivityFields as Fields } from '#shared/activities/schema.ts';
import type { Position } from '#shared/places/position.ts';
import { Field, FieldRow, FieldStack } from '../../../ui/field/field.tsx';
import { Input } from '../../../ui/field/input.tsx';
import type { ActivityFormValues } from './activity-form.ts';
import { ClockOfForm } from './clock-of-form.tsx';
import { DetailField } from './detail-field.tsx';
import type { KindField, KindFields } from './kind-fields.ts';
import styles from './kind-group.module.css';
import { PlaceOfForm } from './place-of-form.tsx';

interface KindGroupProps {
  readonly form: UseFormReturn<ActivityFormValues, unknown, Fields>;
  readonly kind: KindFields;
  readonly isFlight: boolean;
  readonly near: Position | undefined;
  /** The day's, 'YYYY-MM-DD'. */
  readonly date: string | undefined;
  /** The fields to show: the kind's own, and what is filled in from another. */
  readonly shown: readonly KindField[];
}

/** What a journey or a stay has besides the fields of all activities. */
export function KindGroup({ form, kind, isFlight, near, date, shown }: KindGroupProps) {
  const { register, control, formState } = form;
  const endDate = useWatch({ control, name: 'endDate' });
  const { errors } = formState;
  if (shown.length === 0) return null;
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{kind.group ?? 'Also filled in'}</legend>
      <FieldStack>
        {shown.includes('endLocation') && (
          <PlaceOfForm form={form} end="end" label="To" airports={isFlight} near={near} />
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
        </FieldRow>
        {kind.group === 'Journey' && <ClockOfForm form={form} end="end" date={endDate || date} />}
        <FieldRow>
          {shown.map((name) =>
            name === 'endLocation' || name === 'endDate' ? null : <DetailField key={name} name={name} form={form} />,
          )}
        </FieldRow>
      </FieldStack>
    </fieldset>
  );
}
