import type { ParsedBooking } from '#shared/mail/schema.ts';
import { Badge } from '../../ui/badge/badge.tsx';
import hidden from '../../ui/visually-hidden.module.css';
import styles from './booking-badge.module.css';
import { BOOKING_KINDS } from './booking-kind.ts';

/** The kind of booking: 'Hotel'. */
export function BookingTypeBadge({ type }: Pick<ParsedBooking, 'type'>) {
  const { label, icon, tone } = BOOKING_KINDS[type];
  return (
    <Badge tone={tone} icon={icon}>
      {label}
    </Badge>
  );
}

/** A booking in short: the icon of its kind and its title, truncated to one line. */
export function BookingBadge({ booking: { type, title } }: { readonly booking: ParsedBooking }) {
  const { label, icon, tone } = BOOKING_KINDS[type];
  return (
    <Badge tone={tone} icon={icon}>
      <span className={hidden.visuallyHidden}>{label}: </span>
      <span className={styles.title} title={title}>
        {title}
      </span>
    </Badge>
  );
}
