import { builtInMailReader } from '../adapters/built-in-mail-reader.ts';
import { type EmailRepository, emailRepository } from '../data/email-repository.ts';
import { type ItineraryRepository, itineraryRepository } from '../data/itinerary-repository.ts';
import { table } from '../data/table.ts';
import type { MailReader } from '../ports/mail-reader.ts';

/** What calls on the inbox need. */
export interface InboxDependencies {
  readonly emails: EmailRepository;
}

export function inboxDependencies(): InboxDependencies {
  return { emails: emailRepository(table()) };
}

/** What calls need that turn bookings into a trip. */
export interface ItineraryDependencies extends InboxDependencies {
  readonly itineraries: ItineraryRepository;
}

export function itineraryDependencies(): ItineraryDependencies {
  return { emails: emailRepository(table()), itineraries: itineraryRepository(table()) };
}

/** What calls need that read a mail. */
export interface ReadingDependencies extends InboxDependencies {
  readonly reader: MailReader;
}

export function readingDependencies(): ReadingDependencies {
  return { emails: emailRepository(table()), reader: builtInMailReader };
}
