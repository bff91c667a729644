import { createContext, useContext } from 'react';

/** What a `Field` passes to the control inside: its id, and the ids of hint and error. */
export interface FieldControl {
  readonly id?: string;
  readonly 'aria-describedby'?: string | undefined;
  readonly 'aria-invalid'?: true | undefined;
}

export const FieldContext = createContext<FieldControl>({});

/** The attributes that connect a control to the label, hint and error of the `Field` around it; none outside one. */
export function useFieldControl(): FieldControl {
  return useContext(FieldContext);
}
