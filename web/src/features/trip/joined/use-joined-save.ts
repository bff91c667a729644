import { useRef, useState } from 'react';
import { type FieldValues, get, type UseFormReturn } from 'react-hook-form';
import type * as z from 'zod/mini';
import { type JoinedField, joinValues } from './join-values.ts';
import { staleItem } from './stale-item.ts';

interface Revised {
  readonly id: string;
  readonly revision: number;
}

interface Options<Item extends Revised, Values extends FieldValues, Body> {
  readonly form: UseFormReturn<Values, unknown, Body>;
  /** What is edited, as it was when the form was opened. */
  readonly item: Item;
  readonly schema: z.ZodMiniType<Item>;
  readonly valuesOf: (item: Item) => Values;
  readonly fields: readonly JoinedField<Values>[];
  /** Saves the form if the item is still in this revision. */
  readonly save: (body: Body, seen: Item) => Promise<unknown>;
  readonly onSaved: (body: Body) => void;
}

/** A field that both have changed, and which of the two the traveller has chosen. */
export interface Choice<Values extends FieldValues> {
  readonly field: JoinedField<Values>;
  readonly mine: Values;
  readonly theirs: Values;
  readonly chosen?: 'mine' | 'theirs';
}

export interface Choices<Item, Values extends FieldValues> {
  readonly all: readonly Choice<Values>[];
  /** As someone else has left it. */
  readonly theirs: Item;
  /** Saving was tried before each was chosen. */
  readonly tried: boolean;
}

/**
 * Saves a form with the revision that it began with. When someone else has saved another one meanwhile, what only one
 * of the two has changed is joined and saved; what both have changed is to be chosen first. The form keeps all that was
 * typed.
 */
export function useJoinedSave<Item extends Revised, Values extends FieldValues, Body>({
  form,
  item,
  schema,
  valuesOf,
  fields,
  save,
  onSaved,
}: Options<Item, Values, Body>) {
  const seen = useRef(item);
  const [choices, setChoices] = useState<Choices<Item, Values>>();

  const send = async (body: Body) => {
    try {
      await save(body, seen.current);
    } catch (error) {
      const theirs = staleItem(error, schema);
      // Any other failure was shown where it happened.
      if (theirs) await join(theirs, body);
      return;
    }
    onSaved(body);
  };

  const join = async (item: Item, body: Body) => {
    const mine = form.getValues();
    const theirs = valuesOf(item);
    const { taken, kept, both } = joinValues(fields, { base: valuesOf(seen.current), mine, theirs });
    seen.current = item;
    for (const field of taken) take(field, theirs);
    if (both.length > 0) {
      setChoices({
        theirs: item,
        tried: false,
        all: both.map((field) => ({ field, mine: structuredClone(mine), theirs })),
      });
    } else if (kept.length > 0) await submit();
    // An earlier attempt was saved, and its answer lost.
    else onSaved(body);
  };

  const take = ({ names }: JoinedField<Values>, values: Values) => {
    for (const name of names) form.setValue(name, get(values, name), { shouldDirty: true });
  };
  const submit = form.handleSubmit(send, () => setChoices(undefined));

  return {
    /** Undefined while there is nothing to choose. */
    choices,
    choose: (of: JoinedField<Values>, chosen: 'mine' | 'theirs') => {
      const choice = choices?.all.find(({ field }) => field === of);
      if (!choices || !choice) return;
      take(of, choice[chosen]);
      setChoices({ ...choices, all: choices.all.map((each) => (each === choice ? { ...each, chosen } : each)) });
    },
    send: async (body: Body) => {
      if (choices?.all.some(({ chosen }) => chosen === undefined)) setChoices({ ...choices, tried: true });
      else await send(body);
    },
    /** What the form shows is not valid: its fields say why. */
    onInvalid: () => setChoices(undefined),
  };
}
