import { Parser } from 'htmlparser2';
import { expect, it } from 'vitest';
import { writeGpx } from './gpx.ts';
import { testPlan } from './test-plan.ts';

const ROME = { latitude: 41.9, longitude: 12.5 };
const OSTIA = { latitude: 41.73, longitude: 12.28 };

interface Element {
  readonly path: string;
  readonly attributes: Readonly<Record<string, string>>;
  text: string;
}

/** The elements of well-formed XML, in document order. */
function elementsOf(xml: string): Element[] {
  const found: Element[] = [];
  const open: Element[] = [];
  const parser = new Parser(
    {
      onopentag: (name, attributes) => {
        const element = {
          path: [...open.map(({ path }) => path.split('/').at(-1)), name].join('/'),
          attributes,
          text: '',
        };
        open.push(element);
        found.push(element);
      },
      ontext: (text) => {
        const element = open.at(-1);
        if (element) element.text += text;
      },
      onclosetag: () => open.pop(),
      onerror: (error) => expect.fail(String(error)),
    },
    { xmlMode: true },
  );
  parser.end(xml);
  expect(open).toEqual([]);
  return found;
}

const plan = testPlan('Rome & "Ostia" <2027>', {
  '2027-06-03': [
    { title: 'Train', coordinates: ROME, endCoordinates: OSTIA, location: 'Piramide', endLocation: 'Ostia' },
    { title: 'Beach \u0007', notes: 'Sun & <sea>', coordinates: OSTIA },
    { title: 'Boat', coordinates: ROME, status: 'cancelled' },
  ],
  '2027-06-04': [{ title: 'Alone', coordinates: ROME }, { title: 'Nowhere' }],
});

it('OUT-05 GPX 1.1 has a waypoint for each known position, and nothing that was cancelled', () => {
  const elements = elementsOf(writeGpx(plan));
  expect(elements[0]).toMatchObject({
    path: 'gpx',
    attributes: { version: '1.1', xmlns: 'http://www.topografix.com/GPX/1/1' },
  });
  const waypoints = elements.filter(({ path }) => path === 'gpx/wpt').map(({ attributes }) => attributes);
  expect(waypoints).toEqual(
    [ROME, OSTIA, OSTIA, ROME].map(({ latitude: lat, longitude: lon }) => ({ lat: `${lat}`, lon: `${lon}` })),
  );
  const texts = elements.filter(({ path }) => path === 'gpx/wpt/desc').map(({ text }) => text);
  expect(texts).toContain('Beach \nSun & <sea>');
  expect(elements.find(({ path }) => path === 'gpx/metadata/name')?.text).toBe('Rome & "Ostia" <2027>');
});

it('OUT-05 GPX has a route for each day with several positions, in the order of the day', () => {
  const elements = elementsOf(writeGpx(plan));
  expect(elements.filter(({ path }) => path === 'gpx/rte/name').map(({ text }) => text)).toEqual(['2027-06-03 Day 1']);
  expect(elements.filter(({ path }) => path === 'gpx/rte/rtept/name').map(({ text }) => text)).toEqual([
    'Piramide',
    'Ostia',
    'Beach ',
  ]);
  // GPX 1.1 is a sequence: waypoints stand before routes.
  const order = elements.map(({ path }) => path);
  expect(order.lastIndexOf('gpx/wpt')).toBeLessThan(order.indexOf('gpx/rte'));
});
