import type { BookingType } from '#shared/mail/schema.ts';

interface ServiceGroup {
  readonly type: BookingType;
  readonly title: string;
  /** What is read from such a booking. */
  readonly reads: string;
  readonly services: readonly string[];
}

/** The supported kinds of booking, with well-known names. The reader itself does not depend on names. */
export const SERVICE_GROUPS: readonly ServiceGroup[] = [
  {
    type: 'flight',
    title: 'Flights',
    reads: 'Both airports, local times, the flight number and the booking reference, leg by leg.',
    services: ['Lufthansa', 'Ryanair', 'easyJet', 'British Airways', 'Delta', 'Emirates'],
  },
  {
    type: 'hotel',
    title: 'Hotels',
    reads: 'The name and address, check-in and check-out, the total and the confirmation number.',
    services: ['Booking.com', 'Airbnb', 'Expedia', 'Hotels.com', 'Marriott', 'Hostelworld'],
  },
  {
    type: 'restaurant',
    title: 'Restaurants',
    reads: 'The place, the date and time of your table, and the reservation number.',
    services: ['OpenTable', 'TheFork', 'Resy', 'Tock', 'Quandoo'],
  },
  {
    type: 'activity',
    title: 'Activities',
    reads: 'Tours, tickets and shows: when they begin, where to meet, and what they cost.',
    services: ['GetYourGuide', 'Viator', 'Tiqets', 'Klook', 'Ticketmaster'],
  },
];
