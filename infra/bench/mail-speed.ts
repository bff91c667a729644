import { readMessage } from '#functions/mail/extract/read-message.ts';

const SIZES = [2, 10, 50, 100, 200, 400];
const ROUNDS = 15;
/** What vendors' mails contain besides the booking: terms, advice and offers. */
const FILLER = [
  '<table width="600" cellpadding="0"><tr><td style="padding:8px;font-family:Arial,sans-serif"><b>Before you travel</b></td></tr>',
  '<tr><td style="padding:8px">Please read the conditions. Cancellation is free until 48 hours before arrival; after that the first night is charged. ',
  'Breakfast is served from 07:00 to 10:30. Parking costs EUR 12.00 a day and cannot be reserved.</td></tr>',
  '<tr><td><a href="https://vendor.example/help?id=4471&lang=en">Questions and answers</a></td></tr></table>\r\n',
].join('');

function mailOf(kilobytes: number): Uint8Array {
  const booking =
    '<h1>Your booking is confirmed</h1><h2>Hotel Meridian</h2><p>Rua Nova 12, 4050-001 Porto</p><table><tr><td>Check-in</td><td>12 May 2027, 15:00</td></tr><tr><td>Check-out</td><td>15 May 2027, 11:00</td></tr><tr><td>Booking number</td><td>HM-4471</td></tr><tr><td>Total</td><td>EUR 310.00</td></tr></table>';
  const filler = FILLER.repeat(Math.max(0, Math.ceil((kilobytes * 1024 - booking.length) / FILLER.length)));
  return new TextEncoder().encode(
    `From: Hotel Meridian <a@b.example>\r\nSubject: Your booking\r\nDate: Mon, 11 Jan 2027 09:00:00 +0000\r\nMIME-Version: 1.0\r\nContent-Type: text/html; charset=utf-8\r\n\r\n${booking}${filler}`,
  );
}

/** One line per size: the cost of such a mail in one warm process. */
export async function speedBySize(): Promise<string[]> {
  const lines: string[] = [];
  for (const size of SIZES) {
    const mail = mailOf(size);
    const times: number[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      const begun = process.cpuUsage();
      await readMessage(mail, {});
      const { user, system } = process.cpuUsage(begun);
      times.push((user + system) / 1000);
    }
    times.sort((a, b) => a - b);
    const [median = 0, most = 0] = [times[Math.floor(ROUNDS / 2)], times.at(-1)];
    lines.push(
      `a mail of ${String(size).padStart(3)} KB: median ${median.toFixed(1)} ms, most ${most.toFixed(1)} ms, ${(median / size).toFixed(2)} ms a KB`,
    );
  }
  return lines;
}
