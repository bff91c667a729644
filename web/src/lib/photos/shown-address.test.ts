// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { isOurs, shownAddress } from './shown-address.ts';

const ID = '0mk3f8q2xz7b4n9c1v5m8k2j6h3g0';

it('a picture of ours is loaded from its own address, whether it is stored or not', () => {
  for (const url of ['/media/photos/t/a.jpg?size=small', `${location.origin}/media/uploads/t/a.jpg`]) {
    expect(isOurs(url)).toBe(true);
    expect([ID, undefined].map((shownBy) => shownAddress(url, shownBy))).toEqual([url, url]);
  }
});

it.each([
  'https://example.com/a.jpg?b=1&c=2#d',
  'http://example.com/a.jpg',
  '//example.com/a.jpg',
  '/\\example.com/a.jpg',
  'https:example.com/a.jpg',
  `${location.origin}.example.com/a.jpg`,
  `${location.origin}@example.com/a.jpg`,
  'data:image/png;base64,AAAA',
  'blob:https://example.com/1',
  '',
])('any other is loaded from us where it is stored, with its address to the letter, and else not: %s', (url) => {
  expect(isOurs(url)).toBe(false);
  const src = new URL(shownAddress(url, ID) ?? '', location.href);
  expect(src.origin).toBe(location.origin);
  expect(src.pathname).toBe(`/media/outside/${ID}`);
  expect([...src.searchParams]).toEqual([['url', url]]);
  expect(shownAddress(url, undefined)).toBeUndefined();
});
