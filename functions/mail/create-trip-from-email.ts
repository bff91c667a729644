import { AppError } from '#shared/contract/errors.ts';
import { createTripFromEmail } from '#shared/mail/routes.ts';
import { again } from '../data/plan-again.ts';
import { implement } from '../http/call.ts';
import { lambdaHandler } from '../http/lambda-handler.ts';
import { addBookings } from './add-bookings.ts';
import { type ItineraryDependencies, itineraryDependencies } from './dependencies.ts';
import { refuseOpenGuesses } from './open-guesses.ts';

export const implementation = implement(
  createTripFromEmail,
  async ({ caller: { travellerId }, body, idempotencyKey }, dependencies: ItineraryDependencies) => {
    const { tripId, looked, ...given } = body;
    refuseOpenGuesses(body.bookings, looked);
    const now = new Date();
    const mail = { emailId: null, sentAt: now.toISOString() };
    const work = { ...given, ownerId: travellerId, undatedOn: now, mail, idempotencyKey };
    const { trip, ...counts } = await again(async () => {
      const [known, chosen] = await Promise.all([
        dependencies.bookings.list(travellerId),
        tripId === null ? undefined : dependencies.itineraries.readOwn(tripId, travellerId),
      ]);
      return addBookings(dependencies, work, { known, chosen });
    });
    if (trip === null)
      throw new AppError('unprocessable', 'There is nothing to add: this email cancels a booking that is in no trip.');
    return { body: { trip, ...counts } };
  },
);

export const handler = lambdaHandler(implementation, itineraryDependencies);
