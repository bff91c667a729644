import { describe, expect, it } from 'vitest';
import { formatPosition, readPosition } from './read-position.ts';

const at = (latitude: number, longitude: number, name?: string) => ({ position: { latitude, longitude }, name });

describe('readPosition', () => {
  it.each([
    ['35.0, 135.7', at(35, 135.7)],
    ['-33.8568 151.2153', at(-33.8568, 151.2153)],
    ['0,0', at(0, 0)],
    [
      'https://www.google.com/maps/place/Eiffel+Tower/@48.8,2.2,17z/data=!4m6!3m5!1s0x47e!8m2!3d48.8583701!4d2.2944813!16z',
      at(48.8583701, 2.2944813, 'Eiffel Tower'),
    ],
    ['https://www.google.co.jp/maps/@35.0116,135.7681,15z', at(35.0116, 135.7681)],
    ['https://maps.google.com/?q=48.85,2.29', at(48.85, 2.29)],
    ['https://www.google.com/maps/search/?api=1&query=48.85%2C2.29', at(48.85, 2.29)],
    ['https://www.google.com/maps/search/48.85,+2.29', at(48.85, 2.29)],
    ['https://www.google.com/maps/place/Caf%C3%A9+de+Flore/@48.854,2.3326,17z', at(48.854, 2.3326, 'Café de Flore')],
    ['https://maps.apple.com/?ll=35.0116,135.7681&q=Nishiki%20Market', at(35.0116, 135.7681, 'Nishiki Market')],
    [
      'https://maps.apple.com/place?coordinate=-13.1631,-72.545&name=Machu%20Picchu',
      at(-13.1631, -72.545, 'Machu Picchu'),
    ],
    ['https://www.openstreetmap.org/?mlat=37.9715&mlon=23.7257#map=17/37.9/23.7', at(37.9715, 23.7257)],
    ['https://www.openstreetmap.org/node/1234#map=17/37.9715/23.7257', at(37.9715, 23.7257)],
  ])('%s', (text, read) => {
    expect(readPosition(text)).toEqual(read);
  });

  it.each([
    'https://maps.app.goo.gl/Ab3',
    'https://goo.gl/maps/Ab3',
    'https://maps.apple/p/x',
    'https://osm.org/go/0BP',
  ])('a short link like %s has to be opened first', (link) => {
    expect(readPosition(link)).toEqual({ problem: 'Open it first and paste the long address' });
  });

  it.each(['91, 10', '45.5, -181', 'https://www.google.com/maps/place/Eiffel+Tower', 'https://maps.apple.com/?q=Rome'])(
    '%s has no position, and says so',
    (text) => {
      expect(readPosition(text)).toEqual({ problem: expect.any(String) });
    },
  );

  it.each([
    'Kyoto',
    '',
    '12',
    'Room 12, 3rd floor',
    'https://hotel.example/?q=1,2',
    'https://google.evil.example/maps/@1,2,3z',
  ])('%j is any text', (text) => {
    expect(readPosition(text)).toBeUndefined();
  });

  it('positions are written so that they are read again', () => {
    const position = { latitude: 35.011636, longitude: -135.76803 };
    expect(formatPosition(position)).toBe('35.01164, -135.76803');
    expect(readPosition(formatPosition(position))).toEqual(at(35.01164, -135.76803));
  });

  it('damaged escapes are no error', () => {
    expect(readPosition('https://www.google.com/maps/place/%E0%A4%A/@1.5,2.5,3z')).toMatchObject({
      position: { latitude: 1.5, longitude: 2.5 },
    });
  });
});
