import * as z from 'zod/mini';
import { PlainText } from '../contract/bytes.ts';
import { defineRoute } from '../contract/define-route.ts';
import { Success } from '../contract/success.ts';
import { Calendar, CalendarAddress, NewCalendar } from './schema.ts';

const feature = 'calendars';

export const createCalendar = defineRoute({
  name: 'createCalendar',
  feature,
  method: 'POST',
  path: '/api/user/calendars',
  summary: 'Make a secret address that calendar programs read one trip from, or all own trips; it is shown once',
  access: 'signed-in',
  body: NewCalendar,
  answer: CalendarAddress,
  status: 201,
  errors: ['not_found', 'conflict'],
  limits: [{ per: 'traveller', requests: 30, seconds: 3600 }],
});

export const listCalendars = defineRoute({
  name: 'listCalendars',
  feature,
  method: 'GET',
  path: '/api/user/calendars',
  summary: 'The calendars whose addresses can be read now',
  access: 'signed-in',
  answer: z.array(Calendar),
});

export const endCalendar = defineRoute({
  name: 'endCalendar',
  feature,
  method: 'DELETE',
  path: '/api/user/calendars/{id}',
  summary: 'End a calendar: from now on nobody can read its address',
  access: 'signed-in',
  params: z.object({ id: z.string().check(z.regex(/^[\w-]{43}$/, { error: 'Calendar not found' })) }),
  answer: Success,
  errors: ['not_found'],
});

export const getCalendar = defineRoute({
  name: 'getCalendar',
  feature,
  method: 'GET',
  path: '/calendar/{token}',
  summary: 'A calendar for whoever has its address: its trips as iCalendar (RFC 5545)',
  access: 'anyone',
  // The whole file name, '{token}.ics': API Gateway's placeholders are whole segments.
  params: z.object({ token: z.string().check(z.regex(/^[0-9a-z]{40}\.ics$/, { error: 'Calendar not found' })) }),
  answer: PlainText,
  errors: ['not_found'],
  // The services that read for many travellers have few addresses, so each calendar is counted by itself.
  limits: [{ per: 'path', requests: 60, seconds: 3600 }],
});
