/** A part of a mail besides its text. */
export interface MailPart {
  readonly type: string;
  readonly name?: string;
  readonly bytes: Uint8Array;
  /** A picture that the text shows. */
  readonly isInText?: true;
}

/** What a booking mail says of its booking: a flight, as airlines mark it up (schema.org). */
interface Flight {
  readonly reference: string;
  readonly number: string;
  /** 'YYYY-MM-DD'. */
  readonly date: string;
}

const base64 = (bytes: Uint8Array) =>
  (
    Buffer.from(bytes)
      .toString('base64')
      .match(/.{1,76}/g) ?? []
  ).join('\r\n');

/** The source of a mail (RFC 5322, MIME) that books flights, with its attachments as mail programs nest them. */
export function ticketMail(to: string, flights: readonly Flight[], parts: readonly MailPart[]): string {
  const marked = flights.map(({ reference, number, date }) => ({
    ...{ '@context': 'http://schema.org', '@type': 'FlightReservation', reservationNumber: reference },
    ...{ reservationStatus: 'http://schema.org/ReservationConfirmed', underName: { '@type': 'Person', name: 'Ada' } },
    reservationFor: {
      ...{ '@type': 'Flight', flightNumber: number, airline: { '@type': 'Airline', name: 'Swiss', iataCode: 'LX' } },
      departureAirport: { '@type': 'Airport', name: 'Zurich', iataCode: 'ZRH' },
      arrivalAirport: { '@type': 'Airport', name: 'Tokyo Narita', iataCode: 'NRT' },
      ...{ departureTime: `${date}T13:00:00+02:00`, arrivalTime: `${date}T23:50:00+09:00` },
    },
  }));
  const html = `<html><head><script type="application/ld+json">${JSON.stringify(marked)}</script></head>
<body><p>Your flights are confirmed.</p>${flights.map(({ reference }) => `<p>Booking reference: ${reference}</p>`).join('')}
<img src="cid:logo@air.example"></body></html>`;
  const inText = parts.filter(({ isInText }) => isInText);
  const related = multipart('related', [textPart(html), ...inText.map((part) => filePart(part, 'inline'))]);
  const whole = multipart('mixed', [
    related,
    ...parts.filter((part) => !inText.includes(part)).map((part) => filePart(part)),
  ]);
  const headers = [
    ...['From: Swiss <bookings@air.example>', `To: ${to}`, 'Subject: Your booking confirmation'],
    ...[`Message-ID: <${flights[0]?.reference ?? 'none'}.${parts.length}.${Math.random()}@air.example>`],
    ...['Date: Mon, 04 Jan 2027 10:00:00 +0000', 'MIME-Version: 1.0'],
  ];
  return `${headers.join('\r\n')}\r\n${whole}`;
}

/** A message that forwards another one as an attachment (RFC 2046, 5.2.1). */
export function forwarded(to: string, message: string): string {
  const text = 'Content-Type: text/plain\r\n\r\nFor our trip.\r\n';
  const inner = `Content-Type: message/rfc822\r\nContent-Disposition: attachment\r\n\r\n${message}\r\n`;
  const headers = [
    ...['From: Ada <ada@example.com>', `To: ${to}`, 'Subject: Fwd: Your booking confirmation'],
    ...['Date: Tue, 05 Jan 2027 10:00:00 +0000', `Message-ID: <${Math.random()}@example.com>`, 'MIME-Version: 1.0'],
  ];
  return `${headers.join('\r\n')}\r\n${multipart('mixed', [text, inner])}`;
}

let boundaries = 0;

function multipart(kind: string, parts: readonly string[]): string {
  const boundary = `=_part_${boundaries++}`;
  const all = parts.map((part) => `--${boundary}\r\n${part}\r\n`).join('');
  return `Content-Type: multipart/${kind}; boundary="${boundary}"\r\n\r\n${all}--${boundary}--\r\n`;
}

function textPart(html: string): string {
  return `Content-Type: text/html; charset=utf-8\r\nContent-Transfer-Encoding: base64\r\n\r\n${base64(Buffer.from(html))}\r\n`;
}

function filePart({ type, name, bytes }: MailPart, disposition = 'attachment'): string {
  const named = name === undefined ? '' : `; filename*=utf-8''${encodeURIComponent(name)}`;
  const id = disposition === 'inline' ? 'Content-ID: <logo@air.example>\r\n' : '';
  return `Content-Type: ${type}\r\n${id}Content-Disposition: ${disposition}${named}\r\nContent-Transfer-Encoding: base64\r\n\r\n${base64(bytes)}\r\n`;
}
