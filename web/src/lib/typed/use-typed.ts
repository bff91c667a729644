import { type Dispatch, type SetStateAction, useContext, useEffect, useRef, useState } from 'react';
import * as z from 'zod/mini';
import { AuthContext } from '../session/auth-context.ts';
import { takeTyped, typedBefore, watchForm } from './typed-store.ts';

/** Whether a stored value has the form's type. */
export type IsKind<T> = (value: unknown) => value is T;

export const fits =
  <T>(schema: z.ZodMiniType<T>): IsKind<T> =>
  (value): value is T =>
    z.safeParse(schema, value).success;

export const isBoolean: IsKind<boolean> = (value) => typeof value === 'boolean';
export const isText: IsKind<string> = (value) => typeof value === 'string';

/** `useState` for what a traveller types or selects: when the session ends and they sign in again, it is restored. */
export function useTyped<T>(name: string, initial: T, isKind: IsKind<T>): [T, Dispatch<SetStateAction<T>>] {
  const [before] = useState(initial);
  const [value, setValue] = useState(useTypedBefore(name, isKind) ?? initial);
  useWatchedForm(name, before, () => value);
  return [value, setValue];
}

/** What was typed in the form before the session ended, at its first render. */
export function useTypedBefore<T>(name: string, isKind: IsKind<T>): T | undefined {
  const travellerId = useTravellerId();
  const [typed] = useState(() => (travellerId === undefined ? undefined : typedBefore(travellerId, name)));
  return isKind(typed) ? typed : undefined;
}

/**
 * Stores the form's content when the session ends, if it differs from the initial one. What was stored under its name at
 * its first render counts as restored, and nothing else: a form that gets another name later has not restored that.
 */
export function useWatchedForm(name: string, initial: unknown, current: () => unknown): void {
  const travellerId = useTravellerId();
  const [opened] = useState({ travellerId, name });
  const latest = useRef({ initial, current });
  // Keeps the latest render's value for the store.
  useEffect(() => {
    latest.current = { initial, current };
  });
  // Synchronises with the store of what was typed.
  useEffect(() => {
    if (opened.travellerId !== undefined) takeTyped(opened.travellerId, opened.name);
  }, [opened]);
  // Likewise.
  useEffect(() => {
    if (travellerId === undefined) return;
    const typed = () => {
      const value = latest.current.current();
      return JSON.stringify(value) === JSON.stringify(latest.current.initial) ? undefined : value;
    };
    return watchForm({ travellerId, name, typed });
  }, [travellerId, name]);
}

function useTravellerId(): string | undefined {
  const session = useContext(AuthContext);
  return session?.status === 'signed-in' ? session.user.id : undefined;
}
