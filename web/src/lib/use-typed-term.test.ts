// @vitest-environment jsdom
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useTypedTerm } from './use-typed-term.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

function box(initial = '') {
  const terms: string[] = [];
  const { result, unmount } = renderHook(() => useTypedTerm(initial, (term) => terms.push(term)));
  return {
    terms,
    unmount,
    type: (text: string) => act(() => result.current.type(text)),
    enter: () => act(() => result.current.enter()),
    wait: (ms: number) => act(() => vi.advanceTimersByTime(ms)),
    term: () => result.current.term,
  };
}

test('OPEN-31 what is typed is searched for after 300 ms, once', () => {
  const { type, wait, term, terms } = box();
  for (const text of ['s', 'se', 'sea ']) {
    type(text);
    wait(299);
    expect(term()).toBe('');
  }
  wait(1);
  expect(term()).toBe('sea');
  expect(terms).toEqual(['sea']);
});

test('OPEN-31 Enter searches at once, and cancels the pending search', () => {
  const { type, enter, wait, terms } = box();
  type('sea');
  enter();
  expect(terms).toEqual(['sea']);
  wait(1000);
  enter();
  expect(terms).toEqual(['sea']);
});

test('DISC-10 an emptied box clears the term at once', () => {
  const { type, term, wait, terms } = box('sea');
  type('  ');
  expect(term()).toBe('');
  wait(1000);
  expect(terms).toEqual(['']);
});

test('an unmounted box searches for nothing', () => {
  const { type, unmount, wait, terms } = box();
  type('sea');
  unmount();
  wait(1000);
  expect(terms).toEqual([]);
});
