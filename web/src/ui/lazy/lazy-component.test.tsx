// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { type ComponentType, type ReactNode, useState } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { currentToast, dismissToast } from '../../lib/toast-store.ts';
import { lazyPanel } from './lazy-panel.tsx';
import { lazyWindow } from './lazy-window.tsx';

beforeEach(() => {
  // React logs caught errors to the console.
  vi.spyOn(console, 'error').mockReturnValue(undefined);
});
afterEach(() => {
  cleanup();
  dismissToast(currentToast()?.id ?? 0);
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const missing = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'));
/** Suspense only resolves within an awaited act. */
const show = (page: ReactNode) => act(async () => render(page));
const press = (name: string) => act(async () => fireEvent.click(screen.getByRole('button', { name })));

it('a panel that fails to load says so in its place, and a retry loads it', async () => {
  const fetchCode = vi.fn(async (): Promise<ComponentType> => () => <p>the tab</p>).mockImplementationOnce(missing);
  const Panel = lazyPanel(fetchCode, { what: 'this tab', loading: <p>loading</p> });
  await show(
    <div>
      <p>the page</p>
      <Panel />
    </div>,
  );
  expect(await screen.findByText('Could not load this tab')).toBeDefined();
  expect(screen.getByText('the page')).toBeDefined();
  await press('Try again');
  expect(await screen.findByText('the tab')).toBeDefined();
  expect(fetchCode).toHaveBeenCalledTimes(2);
});

it('a panel that failed to load is retried when it is shown again', async () => {
  const fetchCode = vi.fn(async (): Promise<ComponentType> => () => <p>the tab</p>).mockImplementationOnce(missing);
  const Panel = lazyPanel(fetchCode, { what: 'this tab' });
  const { rerender } = await show(<Panel key="first" />);
  await screen.findByText('Could not load this tab');
  rerender(<p>another tab</p>);
  await act(async () => rerender(<Panel key="second" />));
  expect(await screen.findByText('the tab')).toBeDefined();
});

type WindowType = ComponentType<{ readonly onClose: () => void }>;

it('a window that fails to load leaves the page, says so, and the next press retries', async () => {
  const fetchCode = vi
    .fn(async (): Promise<WindowType> => () => <p role="dialog">the form</p>)
    .mockImplementationOnce(missing);
  const Window = lazyWindow(fetchCode);
  function Page() {
    const [open, setOpen] = useState(false);
    return (
      <>
        <button type="button" onClick={() => setOpen(true)}>
          Edit
        </button>
        {open && <Window onClose={() => setOpen(false)} />}
      </>
    );
  }
  await show(<Page />);
  await press('Edit');
  await vi.waitFor(() => expect(currentToast()?.description).toContain('Could not load this window'));
  expect(screen.queryByRole('dialog')).toBeNull();
  await press('Edit');
  expect(await screen.findByRole('dialog')).toBeDefined();
  expect(fetchCode).toHaveBeenCalledTimes(2);
});

it.each([
  ['offers to load the page again when the site answers', () => Promise.resolve(new Response()), 'Reload'],
  ['stays as it is without a connection', () => Promise.reject(new TypeError('offline')), undefined],
])('a second failure %s', async (_, site, label) => {
  const head = vi.fn(site);
  vi.stubGlobal('fetch', head);
  const Panel = lazyPanel(missing, { what: 'this tab' });
  await show(<Panel />);
  await press('Try again');
  await vi.waitFor(() => expect(head).toHaveBeenCalledTimes(1));
  expect(await screen.findByText('Could not load this tab')).toBeDefined();
  expect(currentToast()?.action?.label).toBe(label);
});
