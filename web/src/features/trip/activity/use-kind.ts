import { type UseFormReturn, useWatch } from 'react-hook-form';
import { categoryOfKind, KINDS, type Kind, kindOf } from '#shared/activities/kinds.ts';
import type { ActivityFields as Fields } from '#shared/activities/schema.ts';
import { type ActivityFormValues, NO_CHOICE } from './activity-form.ts';

/**
 * The kind of the activity in the form: the chosen one, or else what its other fields say, as the server reads it. Kind
 * and category agree: each choice takes the other along.
 */
export function useKind({ control, getValues, setValue }: UseFormReturn<ActivityFormValues, unknown, Fields>) {
  const [kind, title, category, location, endLocation] = useWatch({
    control,
    name: ['kind', 'title', 'category', 'location', 'endLocation'],
  });
  const own = kindNamed(kind);
  const read = kindOf({ kind: own, title, category: category === NO_CHOICE ? null : category, location, endLocation });

  const chooseKind = (chosen: Kind) => {
    const before = categoryOfKind(kindNamed(getValues('kind')) ?? 'other');
    setValue('kind', chosen, { shouldDirty: true });
    const after = categoryOfKind(chosen);
    if (after !== null) setValue('category', after);
    else if (getValues('category') === before) setValue('category', NO_CHOICE);
  };
  const chooseCategory = (chosen: string) => {
    const ofKind = categoryOfKind(kindNamed(getValues('kind')) ?? 'other');
    if (ofKind !== null && ofKind !== chosen) setValue('kind', '', { shouldDirty: true });
  };
  // What says nothing yet is not called anything.
  const isOpen = own === undefined && read === 'other';
  return { kind: read, chosen: isOpen ? undefined : read, chooseKind, chooseCategory };
}

function kindNamed(name: string): Kind | undefined {
  return KINDS.find((kind) => kind === name);
}
