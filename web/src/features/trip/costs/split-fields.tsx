import { Controller, type UseFormReturn } from 'react-hook-form';
import type { NewCost, Person } from '#shared/costs/schema.ts';
import { Field } from '../../../ui/field/field.tsx';
import { Input } from '../../../ui/field/input.tsx';
import { Select } from '../../../ui/select/select.tsx';
import type { CostFormValues } from './cost-form.ts';
import { NONE, SPLIT_CHOICES } from './cost-form.ts';
import styles from './costs.module.css';

interface SplitFieldsProps {
  readonly form: UseFormReturn<CostFormValues, unknown, NewCost>;
  readonly people: readonly Person[];
}

const WORDS = { none: 'Not split', equally: 'Equally', shares: 'By shares', amounts: 'Exact amounts' } as const;
const CHOICES = SPLIT_CHOICES.map((value) => ({ value, label: WORDS[value] }));
const isChoice = (value: string) => SPLIT_CHOICES.find((each) => each === value);

/** Who paid, and who bears how much. */
export function SplitFields({ form: { control, register, watch, formState }, people }: SplitFieldsProps) {
  const { errors } = formState;
  const split = watch('split');
  const payers = [{ value: NONE, label: 'Nobody yet' }, ...people.map(({ id, name }) => ({ value: id, label: name }))];
  return (
    <>
      <Field label="Paid by" error={errors.paidBy?.message}>
        <Controller
          control={control}
          name="paidBy"
          render={({ field }) => <Select value={field.value} onValueChange={field.onChange} options={payers} />}
        />
      </Field>
      <Field
        label="Split"
        error={errors.split?.message}
        hint={people.length < 2 ? 'Others can be added under Currency, budget, people.' : undefined}
      >
        <Controller
          control={control}
          name="split"
          render={({ field }) => (
            <Select
              value={field.value}
              onValueChange={(value) => field.onChange(isChoice(value) ?? 'none')}
              options={CHOICES}
            />
          )}
        />
      </Field>
      {split !== 'none' && (
        <fieldset className={styles.parts}>
          <legend className={styles.legend}>Who shares it</legend>
          {people.map(({ id, name }, index) => (
            <div key={id} className={styles.part}>
              <label className={styles.member}>
                <input type="checkbox" {...register(`parts.${index}.isIn`)} />
                {name}
              </label>
              {split !== 'equally' && (
                <Input
                  className={styles.value}
                  inputMode={split === 'shares' ? 'numeric' : 'decimal'}
                  autoComplete="off"
                  placeholder={split === 'shares' ? '1' : '0'}
                  aria-label={split === 'shares' ? `Shares of ${name}` : `Amount of ${name}`}
                  {...register(`parts.${index}.value`)}
                />
              )}
            </div>
          ))}
        </fieldset>
      )}
    </>
  );
}
