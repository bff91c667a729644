import {
  BedDouble,
  CalendarCheck,
  CarTaxiFront,
  type LucideIcon,
  PlaneTakeoff,
  Ticket,
  UtensilsCrossed,
} from 'lucide-react';
import type { BookingType } from '#shared/mail/schema.ts';
import type { BadgeTone } from '../../ui/badge/badge.tsx';

interface BookingKind {
  readonly label: string;
  readonly icon: LucideIcon;
  /** The icon of the category that the booking's activity gets. */
  readonly tone: BadgeTone;
}

export const BOOKING_KINDS: Readonly<Record<BookingType, BookingKind>> = {
  hotel: { label: 'Hotel', icon: BedDouble, tone: 'accommodation' },
  flight: { label: 'Flight', icon: PlaneTakeoff, tone: 'transport' },
  restaurant: { label: 'Restaurant', icon: UtensilsCrossed, tone: 'food' },
  activity: { label: 'Activity', icon: Ticket, tone: 'sightseeing' },
  transport: { label: 'Transport', icon: CarTaxiFront, tone: 'transport' },
  other: { label: 'Other', icon: CalendarCheck, tone: 'other' },
};
