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
  // When a pasted mail was received is not known: the chosen trip tells more of its year than the present day.
  const options = chosen
    ? { tripDates: { startDate: chosen.trip.startDate, endDate: chosen.trip.endDate } }
    : { receivedAt: new Date() };
  const reading = await readPasted(reader, body.emailContent, options);
  return { body: { bookings: reading.bookings } };
});

export const handler = lambdaHandler(implementation, () => ({
  reader: builtInMailReader,
  itineraries: itineraryRepository(table()),
}));
