import { AppError } from '#shared/contract/errors.ts';
import { processEmail } from '#shared/mail/routes.ts';
import { implement } from '../http/call.ts';
import { lambdaHandler } from '../http/lambda-handler.ts';
import { addBookings } from './add-bookings.ts';
import { type ItineraryDependencies, itineraryDependencies } from './dependencies.ts';

export const implementation = implement(
  processEmail,
  async ({ caller, params, body }, { emails, itineraries }: ItineraryDependencies) => {
    const email = await emails.find(caller.travellerId, params.id);
    if (email.status === 'processed') throw new AppError('conflict', 'This email has already been processed');
    if (email.status === 'failed') throw new AppError('conflict', 'This email has no bookings to process');
    const created = await addBookings(itineraries, {
      ownerId: caller.travellerId,
      bookings: email.parsedBookings,
      tripId: body.tripId,
      undatedOn: new Date(email.receivedAt),
      emailId: email.id,
    });
    return { body: created };
  },
);

export const handler = lambdaHandler(implementation, itineraryDependencies);
