import type { BookingEvent, Evidence, ParsedBooking } from '#shared/mail/schema.ts';
import type { MailDocument } from './document/mail-document.ts';

/** What helps to resolve a date without a year. */
export interface ReadOptions {
  /** When we received the mail; used if it has no Date header. */
  readonly receivedAt?: Date;
  /** The mail was pasted: if it contains no date of its own, its age is unknown. */
  readonly isPasted?: boolean;
  /** Whose mail it is: models read so many of a traveller's mails in a day. */
  readonly travellerId?: string;
  /** The trip that the traveller chose, 'YYYY-MM-DD' each. */
  readonly tripDates?: { readonly startDate: string; readonly endDate: string };
}

export interface Mailbox {
  /** Lower case. */
  readonly address: string;
  readonly name?: string;
}

/** Which reader found the bookings, most reliable first. */
export type Reader = 'markup' | 'calendar' | 'pass' | 'model' | 'built-in' | 'none';

/** What one mail says. `subject`, `from` and `date` are those of the original mail, inside any forwards. */
export interface MailReading {
  readonly subject?: string;
  readonly from?: Mailbox;
  readonly date?: Date;
  /** Message-ID of the outer mail, without angle brackets. */
  readonly messageId?: string;
  /** Who forwarded the original, outermost first. */
  readonly forwardedBy: readonly Mailbox[];
  readonly bookings: ParsedBooking[];
  /** Bookings that the mail says are cancelled, each with the event 'cancellation'. */
  readonly cancelled?: readonly ParsedBooking[];
  readonly reader: Reader;
  /** A sentence for the traveller when there is no booking. */
  readonly reason?: string;
  /** A sentence for the traveller on how the mail was read, if that was unusual. */
  readonly note?: string;
  /**
   * What a model may read: the unwrapped mail, and whether it is about a change. Absent where markup, a calendar or a
   * pass has the bookings, and for kinds of mail that confirm none.
   */
  readonly open?: { readonly document: MailDocument; readonly event?: BookingEvent };
  /** The readable text that the evidence's offsets refer to. */
  readonly text: string;
}

/** A value and where it came from. */
export interface Found<T> {
  readonly value: T;
  readonly evidence: Evidence;
}

type FieldName = Exclude<keyof ParsedBooking, 'type' | 'evidence'>;
/** A booking under construction: each value still has its evidence. */
export interface Draft {
  readonly type: ParsedBooking['type'];
  readonly fields: { [Field in FieldName]?: Found<NonNullable<ParsedBooking[Field]>> };
  /** The mail says that it is cancelled; never returned as a booking. */
  readonly cancelled?: boolean;
}
