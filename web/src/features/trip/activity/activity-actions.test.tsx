// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { EditorContext } from '../editor.ts';
import { ActivityActions } from './activity-actions.tsx';
import { sampleActivity } from './sample-activity.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const museum = sampleActivity({ id: 'museum', title: 'Museum' });

function show(canEdit: boolean) {
  const onDelete = vi.fn();
  const open = vi.fn();
  render(
    <EditorContext value={canEdit ? { isOwner: true, open } : undefined}>
      <ActivityActions activity={museum} deleting={false} onDelete={onDelete} />
    </EditorContext>,
  );
  return { onDelete, open };
}
const pressDelete = () => fireEvent.click(screen.getByRole('button', { name: /Delete "Museum"/ }));
const wait = (ms: number) => act(() => vi.advanceTimersByTime(ms));

it("ACT-12 OPEN-92 the first press only arms the button, which reads 'Confirm?' and announces it", () => {
  const { onDelete } = show(true);
  pressDelete();
  expect(onDelete).not.toHaveBeenCalled();
  expect(screen.getByText('Confirm?')).toBeTruthy();
  expect(screen.getByRole('status').textContent).toContain('Press again within 3 seconds');
});

it('ACT-13 after 3 seconds a press arms again and deletes nothing', () => {
  const { onDelete } = show(true);
  pressDelete();
  wait(3_000);
  expect(screen.queryByText('Confirm?')).toBeNull();
  pressDelete();
  expect(screen.getByText('Confirm?')).toBeTruthy();
  expect(onDelete).not.toHaveBeenCalled();
});

it('ACT-14 a second press within the 3 seconds deletes', () => {
  const { onDelete } = show(true);
  pressDelete();
  wait(2_999);
  pressDelete();
  expect(onDelete).toHaveBeenCalledOnce();
});

it('ACT-10 OPEN-91 the edit button opens the form of this activity', () => {
  const { open } = show(true);
  fireEvent.click(screen.getByRole('button', { name: 'Edit "Museum"' }));
  expect(open).toHaveBeenCalledWith({ kind: 'edit-activity', activity: museum });
});

it('OPEN-60 other viewers get no buttons', () => {
  show(false);
  expect(screen.queryAllByRole('button')).toEqual([]);
});
