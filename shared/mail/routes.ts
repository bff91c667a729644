import * as z from 'zod/mini';
import { defineRoute } from '../contract/define-route.ts';
import { EmailId } from '../contract/ids.ts';
import { PageQuery } from '../contract/paging.ts';
import { Success } from '../contract/success.ts';
import {
  BookingPlan,
  Created,
  EmailToParse,
  EmailToProcess,
  ParsedBooking,
  Processed,
  ProcessedEmail,
  TestEmail,
  TripFromEmail,
} from './schema.ts';

const feature = 'mail';
const params = z.object({ id: EmailId });
const reading = [{ per: 'traveller', requests: 60, seconds: 600 }] as const;

export const getEmailAddress = defineRoute({
  name: 'getEmailAddress',
  feature,
  method: 'GET',
  path: '/api/user/email-address',
  summary: 'The personal address to forward bookings to; made at first use',
  access: 'signed-in',
  /** `testForwarding`: whether quickTestEmail is available. */
  answer: z.object({
    emailAddress: z.string(),
    testForwarding: z.boolean(),
    /** When it replaced another address, ISO 8601: forwarding is set up anew since then. Absent for the first one. */
    replacedAt: z.optional(z.string()),
  }),
});

export const replaceEmailAddress = defineRoute({
  name: 'replaceEmailAddress',
  feature,
  method: 'POST',
  path: '/api/user/email-address/replacement',
  summary: 'Get a new personal address; mail to the old one is turned away from now on',
  access: 'signed-in',
  answer: z.object({ address: z.string() }),
  limits: [{ per: 'traveller', requests: 3, seconds: 24 * 60 * 60 }],
  idempotent: true,
});

export const listProcessedEmails = defineRoute({
  name: 'listProcessedEmails',
  feature,
  method: 'GET',
  path: '/api/processed-emails',
  summary: 'The inbox, newest first',
  access: 'signed-in',
  query: PageQuery,
  answer: z.array(ProcessedEmail),
});

export const parseEmail = defineRoute({
  name: 'parseEmail',
  feature,
  method: 'POST',
  path: '/api/parse-email',
  summary: 'Read the bookings out of a pasted mail; stores nothing',
  access: 'signed-in',
  body: EmailToParse,
  answer: z.object({
    bookings: z.array(ParsedBooking),
    /** The text that the evidence's offsets refer to. */
    text: z.string(),
    /** The effect on each of the bookings when known ones are updated. */
    plans: z.array(BookingPlan),
  }),
  errors: ['not_found', 'unprocessable'],
  limits: reading,
});

export const createTripFromEmail = defineRoute({
  name: 'createTripFromEmail',
  feature,
  method: 'POST',
  path: '/api/create-trip-from-email',
  summary: 'Turn bookings into days and activities of a new trip or of one that is there',
  access: 'signed-in',
  body: TripFromEmail,
  answer: Created,
  status: 201,
  errors: ['not_found', 'conflict', 'unprocessable'],
  idempotent: true,
});

export const processEmail = defineRoute({
  name: 'processEmail',
  feature,
  method: 'POST',
  path: '/api/processed-emails/{id}/process',
  summary: 'Turn a pending mail’s bookings into days and activities, or bring those up to date that are there',
  access: 'signed-in',
  params,
  body: EmailToProcess,
  answer: Processed,
  errors: ['not_found', 'conflict', 'unprocessable'],
  idempotent: true,
});

export const retryEmail = defineRoute({
  name: 'retryEmail',
  feature,
  method: 'POST',
  path: '/api/processed-emails/{id}/retry',
  summary: 'Read a failed mail again',
  access: 'signed-in',
  params,
  answer: ProcessedEmail,
  errors: ['not_found', 'conflict'],
  limits: reading,
  idempotent: true,
});

export const getEmail = defineRoute({
  name: 'getEmail',
  feature,
  method: 'GET',
  path: '/api/processed-emails/{id}',
  summary: 'A mail of the inbox with its readable text, that the evidence of its bookings refers to',
  access: 'signed-in',
  params,
  answer: z.object({
    email: ProcessedEmail,
    /** Null when the message is no longer stored, or never was, as for a pasted one. */
    text: z.nullable(z.string()),
  }),
  errors: ['not_found'],
  limits: [{ per: 'traveller', requests: 300, seconds: 600 }],
});

export const deleteEmail = defineRoute({
  name: 'deleteEmail',
  feature,
  method: 'DELETE',
  path: '/api/processed-emails/{id}',
  summary: 'Remove a mail from the inbox; restoreEmail brings it back for a day',
  access: 'signed-in',
  params,
  answer: Success,
  errors: ['not_found'],
});

export const restoreEmail = defineRoute({
  name: 'restoreEmail',
  feature,
  method: 'POST',
  path: '/api/processed-emails/{id}/restore',
  summary: 'Bring a mail back that was deleted less than a day ago',
  access: 'signed-in',
  params,
  answer: ProcessedEmail,
  errors: ['not_found'],
});

export const quickTestEmail = defineRoute({
  name: 'quickTestEmail',
  feature,
  method: 'POST',
  path: '/api/quick-test-email',
  summary: 'Test aid: read a pasted mail as if it were forwarded and put it into the own inbox',
  access: 'signed-in',
  body: TestEmail,
  answer: z.object({ bookingsFound: z.number(), bookings: z.array(ParsedBooking) }),
  errors: ['not_found', 'unprocessable'],
  limits: reading,
  idempotent: true,
});
