import { readFile } from 'node:fs/promises';
import { basename, extname } from 'node:path';
import type { MailReading } from './extract/mail-reading.ts';
import { readMessage } from './extract/read-message.ts';
import { readPastedText } from './extract/read-text.ts';

/** Types of files that go through the reader as the one attachment of a mail. */
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

async function read(file: string): Promise<MailReading> {
  const content = await readFile(file);
  const extension = extname(file).toLowerCase();
  if (extension === '.txt' || extension === '.html' || extension === '.htm')
    return readPastedText(content.toString('utf8'), {});
  const type = ATTACHED[extension];
  return readMessage(type === undefined ? content : asMail(basename(file).replace(/[^\w.-]/g, '_'), type, content), {});
}

/** One JSON line a file: what the inbox would show for it. */
for (const file of process.argv.slice(2)) {
  const { bookings, reason } = await read(file);
  const status = bookings.length > 0 ? 'pending' : 'failed';
  process.stdout.write(`${JSON.stringify({ file, status, ...(reason ? { reason } : {}), bookings })}\n`);
}
