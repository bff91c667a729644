import { readFile } from 'node:fs/promises';
import { basename, extname } from 'node:path';
import type { ParsedBooking } from '#shared/mail/schema.ts';
import type { MailReading } from './extract/mail-reading.ts';
import { readMessage } from './extract/read-message.ts';
import { readPastedText } from './extract/read-text.ts';

/** File types that the reader gets as the only attachment of a mail. */
const ATTACHED: Readonly<Record<string, string>> = {
  '.pkpass': 'application/vnd.apple.pkpass',
  '.pdf': 'application/pdf',
  '.ics': 'text/calendar',
  '.json': 'application/ld+json',
};

function asMail(name: string, type: string, content: Uint8Array): Uint8Array {
  const head = `MIME-Version: 1.0\r\nContent-Type: multipart/mixed; boundary="part"\r\n\r\n--part\r\nContent-Type: ${type}; name="${name}"\r\nContent-Disposition: attachment; filename="${name}"\r\nContent-Transfer-Encoding: base64\r\n\r\n`;
  const body = Buffer.from(content).toString('base64').replace(/.{76}/g, '$&\r\n');
  return new TextEncoder().encode(`${head}${body}\r\n--part--\r\n`);
}

async function read(file: string, content: Buffer): Promise<MailReading> {
  const extension = extname(file).toLowerCase();
  if (extension === '.txt' || extension === '.html' || extension === '.htm')
    return readPastedText(content.toString('utf8'), {});
  const type = ATTACHED[extension];
  return readMessage(type === undefined ? content : asMail(basename(file).replace(/[^\w.-]/g, '_'), type, content), {});
}

/** What holds now, what of it is another than before, and what no longer holds: bookings in one form. */
const saysOf = (bookings: readonly ParsedBooking[], cancelled: readonly ParsedBooking[] = []) => ({
  bookings,
  changed: bookings.filter(({ event }) => event === 'change'),
  cancelled,
});

/** What the inbox would show for a file; one that cannot be opened is failed, and sets the exit code. */
async function outcomeOf(file: string): Promise<Record<string, unknown>> {
  let content: Buffer;
  try {
    content = await readFile(file);
  } catch (error) {
    process.exitCode = 1;
    const why = error instanceof Error ? error.message : String(error);
    return { file, status: 'failed', reason: `The file could not be opened: ${why}.`, ...saysOf([]) };
  }
  const { bookings, cancelled, reason } = await read(file, content);
  const status = bookings.length > 0 ? 'pending' : 'failed';
  return { file, status, ...(reason ? { reason } : {}), ...saysOf(bookings, cancelled) };
}

const files = process.argv.slice(2);
if (files.length === 0) {
  console.error('Usage: npm run read-mail -- FILE … (.eml, .txt, .html, .ics, .pkpass, .pdf, .json)');
  process.exitCode = 1;
}
// One JSON line per file.
for (const file of files) process.stdout.write(`${JSON.stringify(await outcomeOf(file))}\n`);
