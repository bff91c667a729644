import { parseEmail } from '#shared/mail/routes.ts';
import { builtInMailReader } from '../adapters/built-in-mail-reader.ts';
import { type ItineraryRepository, itineraryRepository } from '../data/itinerary-repository.ts';
import { table } from '../data/table.ts';
import { implement } from '../http/call.ts';
import { lambdaHandler } from '../http/lambda-handler.ts';
import type { MailReader } from '../ports/mail-reader.ts';
import { readPasted } from './pasted-email.ts';

interface Dependencies {
  readonly reader: MailReader;
  readonly itineraries: ItineraryRepository;
}

export const implementation = implement(parseEmail, async ({ caller, body }, { reader, itineraries }: Dependencies) => {
  const chosen = body.tripId === null ? undefined : await itineraries.readOwn(body.tripId, caller.travellerId);
  const tripDates = chosen && { startDate: chosen.trip.startDate, endDate: chosen.trip.endDate };
  const reading = await readPasted(reader, body.emailContent, {
    receivedAt: new Date(),
    ...(tripDates ? { tripDates } : {}),
  });
  return { body: { bookings: reading.bookings } };
});

export const handler = lambdaHandler(implementation, () => ({
  reader: builtInMailReader,
  itineraries: itineraryRepository(table()),
}));
