import { Plus, X } from 'lucide-react';
import { Controller, useFieldArray } from 'react-hook-form';
import { ACTIVITY_CATEGORIES } from '#shared/activities/categories.ts';
import type { Money, TripCosts } from '#shared/costs/schema.ts';
import { MAX_PEOPLE } from '#shared/costs/split.ts';
import { categoryLook } from '../../../lib/activities/category-look.ts';
import { useTypedForm } from '../../../lib/typed/use-typed-form.ts';
import { Button } from '../../../ui/button/button.tsx';
import { IconButton } from '../../../ui/button/icon-button.tsx';
import { FormDialog } from '../../../ui/dialog/form-dialog.tsx';
import { Field, FieldRow, FieldStack } from '../../../ui/field/field.tsx';
import { Input } from '../../../ui/field/input.tsx';
import { Select } from '../../../ui/select/select.tsx';
import { currencyOptions } from '../activity/currency-options.ts';
import styles from './costs.module.css';
import { type MoneyFormValues, moneyResolver, moneyValues } from './money-form.ts';
import { useSetMoney } from './use-costs.ts';

interface MoneyDialogProps {
  readonly tripId: string;
  readonly costs: TripCosts;
  readonly onClose: () => void;
}

/** The currency of a trip's sums, its budget, and who shares its costs. */
export function MoneyDialog({ tripId, costs, onClose }: MoneyDialogProps) {
  const change = useSetMoney(tripId);
  const form = useTypedForm<MoneyFormValues, unknown, Money>(`money of ${tripId}`, {
    resolver: moneyResolver,
    defaultValues: moneyValues(costs),
  });
  const { control, register, formState } = form;
  const { errors } = formState;
  const people = useFieldArray({ control, name: 'people' });
  const companions = costs.people.filter(({ isCompanion }) => isCompanion);
  return (
    <FormDialog
      title="Currency, budget, people"
      submit="Save Changes"
      submitting="Saving..."
      pending={change.isPending}
      onSubmit={form.handleSubmit((money) => change.mutate(money, { onSuccess: onClose }))}
      onClose={onClose}
    >
      <FieldStack>
        <FieldRow>
          <Field label="Currency of the trip" error={errors.currency?.message}>
            <Controller
              control={control}
              name="currency"
              render={({ field }) => (
                <Select value={field.value} onValueChange={field.onChange} options={currencyOptions(field.value)} />
              )}
            />
          </Field>
          <Field label="Budget" error={errors.total?.message} hint="Empty for none">
            <Input inputMode="decimal" autoComplete="off" {...register('total')} />
          </Field>
        </FieldRow>
        <details>
          <summary className={styles.summary}>Budget by category</summary>
          <div className={styles.budgets}>
            {ACTIVITY_CATEGORIES.map((category, index) => (
              <Field key={category} label={categoryLook(category).label} error={errors.categories?.[index]?.message}>
                <Input inputMode="decimal" autoComplete="off" {...register(`categories.${index}`)} />
              </Field>
            ))}
          </div>
        </details>
        <fieldset className={styles.parts}>
          <legend className={styles.legend}>People</legend>
          {companions.map(({ id, name }) => (
            <p key={id} className={styles.note}>
              {name}
            </p>
          ))}
          {people.fields.map(({ id }, index) => (
            <div key={id} className={styles.part}>
              <Field
                label={`Name ${index + 1}`}
                className={styles.person}
                error={errors.people?.[index]?.name?.message}
              >
                <Input autoComplete="off" {...register(`people.${index}.name`)} />
              </Field>
              <IconButton icon={X} label={`Remove name ${index + 1}`} onClick={() => people.remove(index)} />
            </div>
          ))}
          {companions.length + people.fields.length < MAX_PEOPLE && (
            <Button variant="quiet" icon={Plus} onClick={() => people.append({ personId: '', name: '' })}>
              Add somebody without an account
            </Button>
          )}
        </fieldset>
      </FieldStack>
    </FormDialog>
  );
}
