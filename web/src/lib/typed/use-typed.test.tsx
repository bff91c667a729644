// @vitest-environment jsdom
import { QueryClient } from '@tanstack/react-query';
import { act, cleanup, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { SessionUser } from '#shared/session/schema.ts';
import { AuthContext } from '../session/auth-context.ts';
import { changeUser } from '../session/change-user.ts';
import { keepTyped } from './typed-store.ts';
import { isText, useTyped } from './use-typed.ts';
import { useTypedForm } from './use-typed-form.ts';

const user = (id: string): SessionUser => ({
  ...{ id, email: `${id}@example.com`, firstName: id, lastName: 'Lind', username: null },
  ...{ bio: null, profileImageUrl: null, createdAt: '2026-01-01T00:00:00.000Z' },
});

/** The hooks as used by a page of this traveller. */
function asTraveller<Result>(id: string, hook: () => Result) {
  const session = { status: 'signed-in', user: user(id) } as const;
  const wrapper = ({ children }: { children: ReactNode }) => <AuthContext value={session}>{children}</AuthContext>;
  return renderHook(hook, { wrapper }).result;
}
const note = (id: string, name = 'note') => asTraveller(id, () => useTyped(name, '', isText));
const day = (id: string) =>
  asTraveller(id, () => useTypedForm('day', { defaultValues: { title: '', date: '2027-05-01' } }));

function write(id: string, name?: string) {
  const typing = note(id, name);
  act(() => typing.current[1]('By the sea'));
}

/** The page is left for the sign-in page, and someone signs in. */
function endSession(next: string) {
  keepTyped();
  cleanup();
  changeUser(new QueryClient(), user(next));
}

beforeEach(() => sessionStorage.clear());
afterEach(cleanup);

it('what was typed is restored for the same traveller, once', () => {
  write('marta');
  const form = day('marta');
  act(() => form.current.setValue('title', 'Old town'));
  endSession('marta');
  expect(note('marta').current[0]).toBe('By the sea');
  expect(day('marta').current.getValues()).toEqual({ title: 'Old town', date: '2027-05-01' });
  cleanup();
  expect(note('marta').current[0]).toBe('');
});

it('what was typed survives a second ended session, too', () => {
  write('marta');
  endSession('marta');
  note('marta');
  endSession('marta');
  expect(note('marta').current[0]).toBe('By the sea');
});

it('a form that learns only later what it is about leaves to the next one what was typed there', () => {
  write('marta', 'day 1');
  endSession('marta');
  const session = { status: 'signed-in', user: user('marta') } as const;
  const wrapper = ({ children }: { children: ReactNode }) => <AuthContext value={session}>{children}</AuthContext>;
  const unnamed = { initialProps: 'day undefined', wrapper };
  const late = renderHook((name: string) => useTyped(name, '', isText), unnamed);
  late.rerender('day 1');
  late.unmount();
  expect(note('marta', 'day 1').current[0]).toBe('By the sea');
});

it('another traveller finds nothing of it, nor does the first one after them', () => {
  write('marta');
  endSession('grace');
  expect(note('grace').current[0]).toBe('');
  expect(sessionStorage).toHaveLength(0);
});

it('signing out leaves nothing behind', () => {
  write('marta');
  keepTyped();
  changeUser(new QueryClient(), null);
  expect(sessionStorage).toHaveLength(0);
});

it('an untouched form, another form and values of a different type by now are left as they are', () => {
  write('marta', 'other');
  day('marta');
  endSession('marta');
  expect(JSON.stringify(sessionStorage.getItem('typed'))).not.toContain('2027-05-01');
  expect(note('marta').current[0]).toBe('');
  expect(asTraveller('marta', () => useTyped('other', 3, (value) => typeof value === 'number')).current[0]).toBe(3);
});
