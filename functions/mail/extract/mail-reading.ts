import type { BookingEvent, Evidence, ParsedBooking } from '#shared/mail/schema.ts';
import type { MailDocument } from './document/mail-document.ts';

/** What helps to resolve a date without a year. */
export interface ReadOptions {
  /** When the mail reached us; used where it has no Date header. */
  readonly receivedAt?: Date;
  /** The mail was pasted: where it has no date of its own, when it was written is not known. */
  readonly isPasted?: boolean;
  /** The trip that the traveller chose, 'YYYY-MM-DD' each. */
  readonly tripDates?: { readonly startDate: string; readonly endDate: string };
}

export interface Mailbox {
  /** Lower case. */
  readonly address: string;
  readonly name?: string;
}

/** Which reader gave the bookings, the surest first. */
export type Reader = 'markup' | 'calendar' | 'pass' | 'model' | 'built-in' | 'none';

/** What one mail says. `subject`, `from` and `date` are those of the original mail, inside any forwards. */
export interface MailReading {
  readonly subject?: string;
  readonly from?: Mailbox;
  readonly date?: Date;
  /** Message-ID of the outer mail, without angle brackets. */
  readonly messageId?: string;
  /** Who forwarded the original, the outermost first. */
  readonly forwardedBy: readonly Mailbox[];
  /** Every address the outer mail was delivered or addressed to, lower case, without doubles. */
  readonly recipients: readonly string[];
  readonly bookings: ParsedBooking[];
  /** Bookings that the mail says are cancelled, each with the event 'cancellation'. */
  readonly cancelled?: readonly ParsedBooking[];
  readonly reader: Reader;
  /** A sentence for the traveller when there is no booking. */
  readonly reason?: string;
  /** A sentence for the traveller on how the mail was read, where that is not as usual. */
  readonly note?: string;
  /**
   * What a reader by a model may look at: the unwrapped mail, and whether it speaks of a change. Absent where markup, a
   * calendar or a pass gave the bookings, and where the mail is of a kind that confirms none.
   */
  readonly open?: { readonly document: MailDocument; readonly event?: BookingEvent };
  /** The readable text that the evidence's positions refer to. */
  readonly text: string;
}

/** A value with where it came from. */
export interface Found<T> {
  readonly value: T;
  readonly evidence: Evidence;
}

type FieldName = Exclude<keyof ParsedBooking, 'type' | 'evidence'>;
/** A booking while it is put together: each value still carries its evidence. */
export interface Draft {
  readonly type: ParsedBooking['type'];
  readonly fields: { [Field in FieldName]?: Found<NonNullable<ParsedBooking[Field]>> };
  /** Said by the mail to be cancelled; never given back as a booking. */
  readonly cancelled?: boolean;
}
