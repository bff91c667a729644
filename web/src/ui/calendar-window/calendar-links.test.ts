import { expect, it } from 'vitest';
import { calendarLinks } from './calendar-links.ts';

it('OUT-01 the links of the three programs carry the address', () => {
  const links = calendarLinks('https://travel.example.com/calendar/abc.ics', 'Rome & back');
  expect(links.map(({ program }) => program)).toEqual(['Apple', 'Outlook', 'Google']);
  const [apple, outlook, google] = links.map(({ href }) => new URL(href));
  expect(apple?.href).toBe('webcal://travel.example.com/calendar/abc.ics');
  expect(outlook?.searchParams.get('url')).toBe('https://travel.example.com/calendar/abc.ics');
  expect(outlook?.searchParams.get('name')).toBe('Rome & back');
  expect(google?.searchParams.get('cid')).toBe('webcal://travel.example.com/calendar/abc.ics');
});
