// @vitest-environment jsdom
import { beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { coversPressed, watchPresses } from './pressed.ts';

/** A screen of 768 px with a toast at the bottom of its right half. */
const TOAST = new DOMRect(600, 640, 420, 128);

function put(html: string, rects: Readonly<Record<string, DOMRect>>): void {
  document.body.innerHTML = html;
  for (const [id, rect] of Object.entries(rects)) {
    const element = document.getElementById(id);
    if (element) vi.spyOn(element, 'getBoundingClientRect').mockReturnValue(rect);
  }
}
const press = (id: string) =>
  document.getElementById(id)?.dispatchEvent(new MouseEvent('pointerdown', { bubbles: true }));
const card = '<article id="card"><button id="button"></button></article>';

beforeAll(watchPresses);
beforeEach(() => vi.restoreAllMocks());

it('a toast would cover the card whose button was pressed, if it is where toasts are shown', () => {
  put(card, { card: new DOMRect(0, 600, 1000, 150), button: new DOMRect(20, 700, 80, 40) });
  press('button');
  expect(coversPressed(TOAST)).toBe(true);
});

it('it does not cover a card elsewhere', () => {
  put(card, { card: new DOMRect(0, 100, 1000, 150), button: new DOMRect(20, 200, 80, 40) });
  press('button');
  expect(coversPressed(TOAST)).toBe(false);
});

it('the former position of a removed card counts, too', () => {
  put(card, { card: new DOMRect(0, 600, 1000, 150), button: new DOMRect(20, 700, 80, 40) });
  press('button');
  document.body.innerHTML = '';
  expect(coversPressed(TOAST)).toBe(true);
});

it('for a form that fills the screen only the button counts', () => {
  const form = '<form id="form"><button id="button"></button></form>';
  put(form, { form: new DOMRect(0, 0, 1000, 760), button: new DOMRect(20, 100, 80, 40) });
  press('button');
  expect(coversPressed(TOAST)).toBe(false);
});
