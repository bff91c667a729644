import { Controller } from 'react-hook-form';
import type { Cost, NewCost, TripCosts } from '#shared/costs/schema.ts';
import type { TripDetail } from '#shared/trips/schema.ts';
import { formatMoney } from '../../../lib/money.ts';
import { useAuth } from '../../../lib/session/auth-context.ts';
import { useTypedForm } from '../../../lib/typed/use-typed-form.ts';
import { FormDialog } from '../../../ui/dialog/form-dialog.tsx';
import { Field, FieldRow, FieldStack } from '../../../ui/field/field.tsx';
import { Input } from '../../../ui/field/input.tsx';
import { Select } from '../../../ui/select/select.tsx';
import { Switch } from '../../../ui/switch/switch.tsx';
import { currencyOptions } from '../activity/currency-options.ts';
import { CATEGORIES } from '../activity/options.ts';
import { type CostFormValues, costResolver, costValues, NONE, newCostValues } from './cost-form.ts';
import { SplitFields } from './split-fields.tsx';
import { useAddCost, useUpdateCost } from './use-costs.ts';

interface CostDialogProps {
  readonly trip: TripDetail;
  readonly costs: TripCosts;
  /** Undefined for a new one. */
  readonly cost?: Cost;
  readonly onClose: () => void;
}

/** Adds a cost, or changes one; of an activity's, who paid, and who bears it. */
export function CostDialog({ trip, costs, cost, onClose }: CostDialogProps) {
  const session = useAuth();
  const me = session.status === 'signed-in' ? session.user.id : undefined;
  const isOfActivity = cost !== undefined && cost.activityId !== null;
  const people = costs.people.filter(({ hasLeft }) => !hasLeft);
  const [addition, change] = [useAddCost(trip.id), useUpdateCost(trip.id, cost?.id ?? '')];
  const form = useTypedForm<CostFormValues, unknown, NewCost>(`cost ${cost?.id ?? `of ${trip.id}`}`, {
    resolver: costResolver,
    defaultValues: cost
      ? costValues(cost, people)
      : newCostValues({ date: trip.startDate, currency: costs.currency, people, me }),
  });
  const save = ({ repayment: _, ...fields }: NewCost) => {
    const { date, paidBy, split, paid } = fields;
    if (cost === undefined) addition.mutate(fields, { onSuccess: onClose });
    else change.mutate(isOfActivity ? { date, paidBy, split, paid } : fields, { onSuccess: onClose });
  };
  const { register, control, formState } = form;
  const { errors } = formState;
  return (
    <FormDialog
      title={cost ? 'Edit Cost' : 'Add a cost'}
      {...(isOfActivity ? { description: `${cost.title}, ${formatMoney(cost)}` } : {})}
      submit={cost ? 'Save Changes' : 'Add'}
      submitting="Saving..."
      pending={addition.isPending || change.isPending}
      onSubmit={form.handleSubmit(save)}
      onClose={onClose}
    >
      <FieldStack>
        {!isOfActivity && (
          <>
            <Field label="What for" error={errors.title?.message}>
              <Input placeholder="e.g., Taxi to the airport" autoComplete="off" {...register('title')} />
            </Field>
            <FieldRow>
              <Field label="Amount" error={errors.amount?.message}>
                <Input inputMode="decimal" autoComplete="off" {...register('amount')} />
              </Field>
              <Field label="Currency" error={errors.currency?.message}>
                <Controller
                  control={control}
                  name="currency"
                  render={({ field }) => (
                    <Select value={field.value} onValueChange={field.onChange} options={currencyOptions(field.value)} />
                  )}
                />
              </Field>
            </FieldRow>
            <FieldRow>
              <Field label="Date" error={errors.date?.message}>
                <Input type="date" {...register('date')} />
              </Field>
              <Field label="Category" error={errors.category?.message}>
                <Controller
                  control={control}
                  name="category"
                  render={({ field }) => (
                    <Select
                      value={field.value}
                      onValueChange={field.onChange}
                      options={[{ value: NONE, label: 'Other' }, ...CATEGORIES]}
                    />
                  )}
                />
              </Field>
            </FieldRow>
          </>
        )}
        <SplitFields form={form} people={people} />
        <Controller
          control={control}
          name="paid"
          render={({ field }) => (
            <Switch
              label="Paid"
              hint="Its exchange rate stays as it is from then on."
              checked={field.value}
              onCheckedChange={field.onChange}
            />
          )}
        />
      </FieldStack>
    </FormDialog>
  );
}
