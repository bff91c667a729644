// @vitest-environment jsdom
import { beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { controls, subjects, watchSubjects } from './toast-subjects.ts';

/* The screen is 768 px high. */
const BOXES: Readonly<Record<string, DOMRect>> = {
  card: new DOMRect(0, 600, 1000, 150),
  button: new DOMRect(20, 700, 80, 40),
  other: new DOMRect(0, 100, 1000, 150),
  edit: new DOMRect(20, 120, 40, 40),
  form: new DOMRect(0, 0, 1000, 760),
};

function put(html: string): void {
  document.body.innerHTML = html;
}
const find = (id: string) => document.getElementById(id);
const press = (id: string) => find(id)?.dispatchEvent(new MouseEvent('pointerdown', { bubbles: true }));
/** The ids of what a toast must not cover. */
const kept = () => {
  const rects = subjects();
  return Object.keys(BOXES).filter((id) => rects.some((rect) => JSON.stringify(rect) === JSON.stringify(BOXES[id])));
};

beforeAll(watchSubjects);
beforeEach(() => {
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    return BOXES[this.id] ?? new DOMRect();
  });
  put('<p id="nothing"></p>');
  press('nothing');
});

it('a toast speaks of what was pressed, and of the card around it, also when they are gone', () => {
  put('<article id="card"><button id="button"></button></article><article id="other"></article>');
  press('button');
  expect(kept()).toEqual(['card', 'button']);
  put('');
  expect(kept()).toEqual(['card', 'button']);
});

it('for a form that fills the screen only the button counts', () => {
  put('<form id="form"><button id="button"></button></form>');
  press('button');
  expect(kept()).toEqual(['button']);
});

it('it speaks of what has the focus, with its card', () => {
  put('<article id="other"><button id="edit"></button></article>');
  press('nothing');
  find('edit')?.focus();
  expect(kept()).toEqual(['other', 'edit']);
});

it('it speaks of what was added since the press, and of a card whose text changed', async () => {
  put('<ul id="list"></ul><article id="card"><p>Dinner</p></article>');
  press('list');
  find('list')?.insertAdjacentHTML('beforeend', '<li id="other"></li>');
  const words = document.querySelector('p')?.firstChild;
  if (words) words.nodeValue = 'Supper';
  await vi.waitFor(() => expect(kept()).toEqual(['card', 'other']));
  press('list');
  expect(kept()).toEqual([]);
});

it('pressing Undo in a toast is about nothing in the page yet', () => {
  put('<div role="region" aria-label="Notifications (F8)"><li id="card"><button id="button"></button></li></div>');
  press('button');
  expect(kept()).toEqual([]);
});

it('everything that can be pressed in an open window counts, and only that', () => {
  put('<main id="content"><button id="edit"></button></main>');
  expect(controls()).toEqual([BOXES.edit]);
  put('<main id="content"><button id="edit"></button></main><div role="dialog"><button id="button"></button></div>');
  expect(kept()).toEqual(['button']);
  expect(controls()).toEqual([BOXES.button]);
});

it('where a button of a window stood that is closed, nothing stood', () => {
  put('<div role="dialog" data-state="open"><button id="button"></button></div>');
  press('button');
  expect(kept()).toEqual(['button']);
  document.querySelector('[role=dialog]')?.setAttribute('data-state', 'closed');
  expect(kept()).toEqual([]);
});

it('another view is not a change of which a toast speaks', async () => {
  put('<main id="content"></main>');
  press('content');
  find('content')?.insertAdjacentHTML('beforeend', '<li id="other"></li>');
  await vi.waitFor(() => expect(kept()).toEqual(['other']));
  for (let count = 0; count < 8; count++) find('content')?.insertAdjacentHTML('beforeend', '<li id="card"></li>');
  await vi.waitFor(() => expect(kept()).toEqual([]));
});
