import { createTripFromEmail } from '#shared/mail/routes.ts';
import { implement } from '../http/call.ts';
import { lambdaHandler } from '../http/lambda-handler.ts';
import { addBookings } from './add-bookings.ts';
import { type ItineraryDependencies, itineraryDependencies } from './dependencies.ts';

export const implementation = implement(
  createTripFromEmail,
  async ({ caller, body, idempotencyKey }, { itineraries }: ItineraryDependencies) => ({
    body: await addBookings(itineraries, {
      ...body,
      ownerId: caller.travellerId,
      undatedOn: new Date(),
      idempotencyKey,
    }),
  }),
);

export const handler = lambdaHandler(implementation, itineraryDependencies);
