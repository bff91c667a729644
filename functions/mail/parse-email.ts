import { parseEmail } from '#shared/mail/routes.ts';
import { type ItineraryRepository, itineraryRepository } from '../data/itinerary-repository.ts';
import { table } from '../data/table.ts';
import { implement } from '../http/call.ts';
import { lambdaHandler } from '../http/lambda-handler.ts';
import { type ReadingDependencies, readingDependencies } from './dependencies.ts';
import { plansOf } from './email-views.ts';
import { readPasted } from './pasted-email.ts';

interface Dependencies extends ReadingDependencies {
  readonly itineraries: ItineraryRepository;
}

const MOST_TEXT = 100_000;

export const implementation = implement(
  parseEmail,
  async ({ caller: { travellerId }, body }, { reader, itineraries, bookings: repository }: Dependencies) => {
    const [known, chosen] = await Promise.all([
      repository.list(travellerId),
      body.tripId === null ? undefined : itineraries.readOwn(body.tripId, travellerId),
    ]);
    const now = new Date();
    // When a pasted mail was received is unknown: the chosen trip says more about its year than the current date.
    const options = chosen
      ? { tripDates: { startDate: chosen.trip.startDate, endDate: chosen.trip.endDate } }
      : { receivedAt: now };
    const { bookings, text } = await readPasted(reader, body.emailContent, { ...options, travellerId });
    const mail = { emailId: null, sentAt: now.toISOString() };
    const plans = await plansOf({ parsed: bookings, mail, known, travellerId }, repository);
    return { body: { bookings, text: text.slice(0, MOST_TEXT), plans } };
  },
);

export const handler = lambdaHandler(implementation, () => ({
  ...readingDependencies(),
  itineraries: itineraryRepository(table()),
}));
