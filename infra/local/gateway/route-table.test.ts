import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { defineRoute, type Method } from '#shared/contract/define-route.ts';
import { allRoutes } from '#shared/routes.ts';
import { routeTable } from './route-table.ts';

const find = routeTable(allRoutes);
const nameOf = (method: string, path: string) => find(method, path)?.route.name;

test('fixed segments take precedence over placeholders, whatever the order of declaration', () => {
  expect(nameOf('GET', '/api/trips/public')).toBe('listPublicTrips');
  expect(nameOf('GET', '/api/trips/following')).toBe('listFollowingTrips');
  expect(nameOf('GET', '/api/trips/0123')).toBe('getTrip');
  expect(nameOf('GET', '/api/trips/public/anna')).toBe('listTravellerTrips');
  expect(nameOf('GET', '/api/users/search')).toBe('searchTravellers');
  expect(nameOf('GET', '/api/users/anna')).toBe('getTraveller');
});

test('every declared call is found by its own method and path', () => {
  for (const route of allRoutes) {
    const path = route.path.replaceAll(/\{(\w+)\+?\}/g, '0$1');
    expect(nameOf(route.method, path)).toBe(route.name);
  }
});

test('a call that is read with GET is found by HEAD, under a key of its own', () => {
  expect(find('HEAD', '/api/trips/0123')).toMatchObject({
    route: { name: 'getTrip' },
    routeKey: 'HEAD /api/trips/{id}',
    params: { id: '0123' },
  });
});

test('placeholders capture their values undecoded', () => {
  expect(find('POST', '/api/trips/a%2Fb/merge/c')).toMatchObject({
    routeKey: 'POST /api/trips/{sourceId}/merge/{targetId}',
    params: { sourceId: 'a%2Fb', targetId: 'c' },
  });
});

test('a greedy placeholder captures the rest of the path, and at least one segment', () => {
  expect(find('GET', '/media/t/1/photo.jpg')?.params).toEqual({ key: 't/1/photo.jpg' });
  expect(find('GET', '/media/')).toBeUndefined();
  expect(find('GET', '/media')).toBeUndefined();
});

test.each([
  ['GET', '/api/nothing'],
  ['PATCH', '/api/trips'],
  ['HEAD', '/api/login/'],
  ['HEAD', '/api/register'],
  ['GET', '/api/trips/'],
  ['GET', '/api/trips//days'],
  ['GET', '/api'],
])('%s %s is not a route', (method, path) => {
  expect(find(method, path)).toBeUndefined();
});

test('a greedy placeholder comes last', () => {
  const route = (name: string, path: `/${string}`, method: Method = 'GET') =>
    defineRoute({ name, feature: 'f', method, path, summary: '', access: 'anyone', answer: z.null() });
  const table = routeTable([route('rest', '/a/{rest+}'), route('one', '/a/{one}'), route('fixed', '/a/b')]);
  const names = ['/a/b', '/a/c', '/a/b/c'].map((path) => table('GET', path)?.route.name);
  expect(names).toEqual(['fixed', 'one', 'rest']);
});
