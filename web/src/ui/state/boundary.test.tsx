// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Boundary } from './boundary.tsx';

beforeEach(() => {
  // React logs caught errors to the console.
  vi.spyOn(console, 'error').mockReturnValue(undefined);
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

function Part({ broken }: { readonly broken: boolean }) {
  if (broken) throw new Error('its code did not arrive');
  return <p>the part</p>;
}
const at = (address: string, broken: boolean) => (
  <Boundary address={address} fallback={() => <p>could not load</p>}>
    <Part broken={broken} />
  </Boundary>
);

it('a crashed part is replaced in its place, and another address resets it', () => {
  const { rerender } = render(at('a', true));
  expect(screen.getByText('could not load')).toBeDefined();
  rerender(at('a', false));
  expect(screen.getByText('could not load')).toBeDefined();
  rerender(at('b', false));
  expect(screen.getByText('the part')).toBeDefined();
  expect(screen.queryByText('could not load')).toBeNull();
});
