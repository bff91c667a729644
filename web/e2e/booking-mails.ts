interface BookingMail {
  readonly subject: string;
  /** RFC 5322, such as 'Mon, 11 Jan 2027 08:14:52 +0100'. */
  readonly date: string;
  readonly opening: string;
  /** Label and value, one line each. */
  readonly facts: Readonly<Record<string, string>>;
  /** The mail server's verdicts about the sender. */
  readonly verdicts?: string;
  readonly from?: string;
}

/** The source of a mail as a hotel or a restaurant writes it. */
export function bookingMail({ subject, date, opening, facts, verdicts, from }: BookingMail): string {
  const rows = Object.entries(facts).map(([label, value]) => `<tr><td>${label}</td><td>${value}</td></tr>`);
  return [
    `From: ${from ?? 'Casa do Tejo <reservas@casadotejo.example>'}`,
    'To: marta@example.com',
    `Subject: ${subject}`,
    `Date: ${date}`,
    `Message-ID: <${subject.replace(/\W+/g, '-')}@casadotejo.example>`,
    ...(verdicts === undefined ? [] : [`X-Local-Verdicts: ${verdicts}`]),
    'MIME-Version: 1.0',
    'Content-Type: text/html; charset=utf-8',
    '',
    `<html><body><h1>${opening}</h1><table>${rows.join('')}</table><p>We look forward to your visit.</p></body></html>`,
  ].join('\r\n');
}

const STAY = {
  Hotel: 'Casa do Tejo',
  Address: 'Rua do Alecrim 62, 1200-018 Lisbon, Portugal',
  'Check-in': 'Friday, 12 March 2027, from 15:00',
  'Check-out': 'Tuesday, 16 March 2027, until 11:00',
  'Total price': 'EUR 396.00',
  'Confirmation number': 'CT-50817',
};

/** The four mails about one stay. */
export const STAY_MAILS = {
  confirm: bookingMail({
    subject: 'Booking confirmation CT-50817',
    date: 'Mon, 04 Jan 2027 10:00:00 +0000',
    opening: 'Your booking is confirmed',
    facts: STAY,
  }),
  again: bookingMail({
    subject: 'Your stay with us CT-50817',
    date: 'Fri, 08 Jan 2027 10:00:00 +0000',
    opening: 'Your booking is confirmed',
    facts: STAY,
  }),
  change: bookingMail({
    subject: 'Your booking has been changed CT-50817',
    date: 'Mon, 11 Jan 2027 10:00:00 +0000',
    opening: 'Your booking has been changed',
    facts: { ...STAY, 'Check-in': 'Friday, 12 March 2027, from 17:00', 'Total price': 'EUR 420.00' },
  }),
  cancel: bookingMail({
    subject: 'Cancellation of your booking CT-50817',
    date: 'Mon, 18 Jan 2027 10:00:00 +0000',
    opening: 'Your booking has been cancelled',
    facts: { Hotel: STAY.Hotel, 'Check-in': STAY['Check-in'], 'Confirmation number': 'CT-50817' },
  }),
} as const;

/** Gmail's request to confirm forwarding to `to`. */
export function gmailRequest(to: string, verdicts: string | undefined): string {
  return [
    'From: Gmail Team <forwarding-noreply@google.com>',
    `To: ${to}`,
    'Subject: (#304298959) Gmail Forwarding Confirmation - Receive Mail from marta@gmail.com',
    'Date: Mon, 04 Jan 2027 09:00:00 +0000',
    `Message-ID: <${verdicts === undefined ? 'forged' : 'true'}@google.com>`,
    ...(verdicts === undefined ? [] : [`X-Local-Verdicts: ${verdicts}`]),
    'Content-Type: text/plain; charset=utf-8',
    '',
    `marta@gmail.com has requested to automatically forward mail to your email address ${to}.`,
    'Confirmation code: 304298959',
    '',
    'https://mail-settings.google.com/mail/vf-abc',
    '',
  ].join('\r\n');
}
