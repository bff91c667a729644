import { type UseMutationOptions, useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { makePresses, type Press } from './press.ts';

type Options<Answer, Input, Before> = Omit<UseMutationOptions<Answer, Error, Input, Before>, 'mutationFn'> & {
  /** Makes the call. It passes the press to `callApi`, which sends its key. */
  readonly write: (input: Input, press: Press) => Promise<Answer>;
};

/**
 * The only way to make a write: `useMutation` in which every press is one call. The same input while its call is in
 * flight is ignored; after a failure it is sent again with the same Idempotency-Key.
 */
export function useWrite<Answer, Input = void, Before = unknown>({
  write,
  ...options
}: Options<Answer, Input, Before>) {
  const [presses] = useState(makePresses<Answer>);
  const mutation = useMutation({
    ...options,
    mutationFn: (input: Input) => presses.send(input, (press) => write(input, press)),
  });
  const mutateAsync: typeof mutation.mutateAsync = (...given) =>
    presses.once(given[0], () => mutation.mutateAsync(...given));
  const mutate: typeof mutation.mutate = (...given) => {
    // The mutation's own callbacks report a failure.
    mutateAsync(...given).catch(() => undefined);
  };
  return { ...mutation, mutate, mutateAsync };
}
