import { type BookingRepository, bookingRepository } from '../data/booking-repository.ts';
import { type EmailRepository, emailRepository } from '../data/email-repository.ts';
import { type ItineraryRepository, itineraryRepository } from '../data/itinerary-repository.ts';
import { rateRepository } from '../data/rate-repository.ts';
import { table } from '../data/table.ts';
import { environment } from '../runtime/environment.ts';
import type { MailReader } from './reader/mail-reader.ts';
import { stageMailReader } from './reader/stage-mail-reader.ts';

/** Dependencies of calls on the inbox. */
export interface InboxDependencies {
  readonly emails: EmailRepository;
  readonly bookings: BookingRepository;
}

export function inboxDependencies(): InboxDependencies {
  return { emails: emailRepository(table()), bookings: bookingRepository(table()) };
}

/** Dependencies of calls that turn bookings into a trip. */
export interface ItineraryDependencies extends InboxDependencies {
  readonly itineraries: ItineraryRepository;
}

export function itineraryDependencies(): ItineraryDependencies {
  return { ...inboxDependencies(), itineraries: itineraryRepository(table()) };
}

/** Dependencies of calls that read a mail. */
export interface ReadingDependencies extends InboxDependencies {
  readonly reader: MailReader;
}

export function readingDependencies(): ReadingDependencies {
  return { ...inboxDependencies(), reader: stageMailReader(environment(), rateRepository(table())) };
}
