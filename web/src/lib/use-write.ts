import { type UseMutationOptions, useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { makePresses, type Press } from './press.ts';

type Options<Answer, Input> = Omit<UseMutationOptions<Answer, Error, Input>, 'mutationFn'> & {
  /** Makes the call. It hands the press on to `callApi`, which sends its key. */
  readonly write: (input: Input, press: Press) => Promise<Answer>;
};

/**
 * The one way to a call that changes something: `useMutation` whose every press is one call. The same input again while
 * its call is under way is not sent and says nothing; after a failure it is sent with the same Idempotency-Key.
 */
export function useWrite<Answer, Input = void>({ write, ...options }: Options<Answer, Input>) {
  const [presses] = useState(makePresses<Answer>);
  const mutation = useMutation({
    ...options,
    mutationFn: (input: Input) => presses.send(input, (press) => write(input, press)),
  });
  const mutateAsync: typeof mutation.mutateAsync = (...given) =>
    presses.once(given[0], () => mutation.mutateAsync(...given));
  const mutate: typeof mutation.mutate = (...given) => {
    // A failure is told by the mutation's own callbacks.
    mutateAsync(...given).catch(() => undefined);
  };
  return { ...mutation, mutate, mutateAsync };
}
