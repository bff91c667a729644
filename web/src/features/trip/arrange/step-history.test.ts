import { expect, it } from 'vitest';
import { noteDone, noteUndone, takeDone, takeUndone } from './step-history.ts';

const step = (n: number) => ({ ops: [], title: `Step ${n}` });

it('BASE-03 the last 20 steps are undone from the newest, and redone in their order', () => {
  for (let n = 1; n <= 25; n++) noteDone('athens', { ...step(n), undoId: `undo${n}` }, false);
  const undone: string[] = [];
  for (let done = takeDone('athens'); done; done = takeDone('athens')) {
    undone.push(done.undoId);
    noteUndone('athens', done);
  }
  expect(undone).toEqual(Array.from({ length: 20 }, (_, n) => `undo${25 - n}`));
  expect(takeUndone('athens')).toEqual(step(6));
  expect(takeUndone('athens')).toEqual(step(7));
});

it('BASE-03 a new step leaves nothing to redo, a repeated one does, and each trip has its own steps', () => {
  noteUndone('bern', { ...step(1), undoId: 'a' });
  noteUndone('bern', { ...step(2), undoId: 'b' });
  expect(takeUndone('bern')).toEqual(step(2));
  noteDone('bern', { ...step(2), undoId: 'c' }, true);
  expect(takeUndone('bern')).toEqual(step(1));
  noteUndone('bern', { ...step(1), undoId: 'a' });
  noteDone('bern', { ...step(3), undoId: 'd' }, false);
  expect(takeUndone('bern')).toBeUndefined();
  expect(takeDone('rome')).toBeUndefined();
});
