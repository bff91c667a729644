import { readFile } from 'node:fs/promises';
import { createTransport } from 'nodemailer';
import { readSettings } from './settings.ts';

/** `npm run send-mail -- ADDRESS FILE…`: sends mails to the running product unchanged, as a forwarding rule does. */
const [to, ...files] = process.argv.slice(2);
if (to === undefined || files.length === 0) {
  console.error('Usage: npm run send-mail -- ADDRESS FILE.eml …');
  process.exitCode = 1;
} else {
  await send(to, files);
}

async function send(recipient: string, paths: readonly string[]): Promise<void> {
  const { smtpPort } = readSettings(process.env, process.cwd());
  const transport = createTransport({ host: '127.0.0.1', port: smtpPort, secure: false, ignoreTLS: true });
  for (const path of paths) {
    await transport.sendMail({
      envelope: { from: 'traveller@example.com', to: [recipient] },
      raw: await readFile(path),
    });
    console.log(`Sent ${path} to ${recipient}`);
  }
  transport.close();
}
