import { expect, test } from 'vitest';
import { ApiError } from './errors.ts';
import { showFailure } from './failure-toast.ts';
import { currentToast, dismissToast, showToast, subscribeToToasts } from './toast-store.ts';

test('CONST-06 a new toast replaces the current one', () => {
  showToast({ title: 'First' });
  const first = currentToast();
  showToast({ title: 'Second' });
  expect(currentToast()?.title).toBe('Second');
  // The first one's timer must not remove the second.
  dismissToast(first?.id ?? -1);
  expect(currentToast()?.title).toBe('Second');
});

test('CONST-07 a toast stays 5000 ms, one with Undo 10 seconds', () => {
  showToast({ title: 'Plain' });
  expect(currentToast()?.durationMs).toBe(5_000);
  showToast({ title: 'Merged', action: { label: 'Undo', onPress: () => undefined } });
  expect(currentToast()?.durationMs).toBe(10_000);
});

test('subscribers are notified of each change until they unsubscribe', () => {
  let heard = 0;
  const stop = subscribeToToasts(() => {
    heard += 1;
  });
  showToast({ title: 'One' });
  dismissToast(currentToast()?.id ?? -1);
  stop();
  showToast({ title: 'Two' });
  expect(heard).toBe(2);
});

test("ERR-17 ERR-18 the server's message is shown where it is preferred, with a fallback", () => {
  const text = 'Failed to delete trip. Please try again.';
  showFailure(new ApiError(409, 'Another merge is running'), { text, preferServerMessage: true });
  expect(currentToast()).toMatchObject({
    title: 'Error',
    description: 'Another merge is running',
    tone: 'destructive',
  });
  showFailure(new TypeError('fetch failed'), { text, preferServerMessage: true });
  expect(currentToast()?.description).toBe(text);
});

test('ERR-08 ERR-04 otherwise the same text is shown whatever the server said', () => {
  showFailure(new ApiError(400, 'Title is required'), { text: 'Failed to create trip' });
  expect(currentToast()?.description).toBe('Failed to create trip');
});

test("OPEN-55 when the session is lost, the toast Unauthorized is not replaced by the call's own", () => {
  showToast({ title: 'Unauthorized' });
  showFailure(new ApiError(401, 'Unauthorized'), { text: 'Failed to add day' });
  expect(currentToast()?.title).toBe('Unauthorized');
});
