import { CircleCheck, Clock, type LucideIcon, TriangleAlert } from 'lucide-react';
import type { ProcessedEmail } from '#shared/mail/schema.ts';
import type { BadgeTone } from '../../../ui/badge/badge.tsx';

interface StatusLook {
  readonly label: string;
  readonly tone: BadgeTone;
  readonly icon: LucideIcon;
}

const PENDING: StatusLook = { label: 'Pending', tone: 'amber', icon: Clock };

/** How a status looks; pending is the default. */
export function statusLook(status?: ProcessedEmail['status']): StatusLook {
  switch (status) {
    case 'processed':
      return { label: 'Processed', tone: 'moss', icon: CircleCheck };
    case 'failed':
      return { label: 'Failed', tone: 'clay', icon: TriangleAlert };
    default:
      return PENDING;
  }
}

/** What can be done with a mail besides deleting it. */
export function offersOf({ status, parsedBookings, tripId }: ProcessedEmail): {
  readonly process: boolean;
  readonly viewTrip: boolean;
  readonly retry: boolean;
} {
  return {
    process: status === 'pending' && parsedBookings.length > 0,
    viewTrip: status === 'processed' && tripId !== null,
    retry: status === 'failed',
  };
}
