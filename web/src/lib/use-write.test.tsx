// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, fireEvent, render, renderHook, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, test, vi } from 'vitest';
import { useWrite } from './use-write.ts';

function writing(write: (trip: string) => Promise<string>) {
  const client = new QueryClient();
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  );
  const onSuccess = vi.fn();
  const onError = vi.fn();
  const { result } = renderHook(() => useWrite({ write, onSuccess, onError }), { wrapper });
  return { result, onSuccess, onError };
}

test('two presses at once are one call, which reports its result once', async () => {
  const write = vi.fn(async (trip: string) => trip);
  const { result, onSuccess } = writing(write);
  const whenDone = vi.fn();
  const answers = await act(() => {
    result.current.mutate('trip', { onSuccess: whenDone });
    return Promise.all([result.current.mutateAsync('trip'), result.current.mutateAsync('trip')]);
  });
  expect(write).toHaveBeenCalledOnce();
  expect(onSuccess).toHaveBeenCalledOnce();
  expect(whenDone).toHaveBeenCalledOnce();
  expect(answers).toEqual(['trip', 'trip']);
});

test('a press is pending until everything that follows its response is done', async () => {
  const write = vi.fn(async (trip: string) => trip);
  const { result, onSuccess } = writing(write);
  let refreshed = () => {};
  onSuccess.mockReturnValue(new Promise<void>((resolve) => (refreshed = resolve)));
  await act(async () => result.current.mutate('trip'));
  expect(onSuccess).toHaveBeenCalledOnce();
  await act(async () => result.current.mutate('trip'));
  expect(write).toHaveBeenCalledOnce();
  await act(async () => refreshed());
});

test('two rows are two calls, and a failed one can be pressed again', async () => {
  const write = vi.fn((trip: string) => (trip === 'broken' ? Promise.reject(new Error('no')) : Promise.resolve(trip)));
  const { result, onError } = writing(write);
  await act(async () => {
    result.current.mutate('one');
    result.current.mutate('two');
  });
  for (let time = 0; time < 2; time++) await act(async () => result.current.mutate('broken'));
  expect(write.mock.calls.map(([trip]) => trip)).toEqual(['one', 'two', 'broken', 'broken']);
  expect(onError).toHaveBeenCalledTimes(2);
});

test('a button without input may pass its event', async () => {
  const write = vi.fn(async () => 'done');
  const client = new QueryClient();
  const Button = () => {
    const { mutate } = useWrite<string, unknown>({ write });
    return (
      <button type="button" onClick={mutate}>
        Delete
      </button>
    );
  };
  render(
    <QueryClientProvider client={client}>
      <Button />
    </QueryClientProvider>,
  );
  await act(async () => {
    fireEvent.click(screen.getByRole('button'));
    fireEvent.click(screen.getByRole('button'));
  });
  expect(write).toHaveBeenCalledOnce();
});
