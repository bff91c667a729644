import { outboxFolder, readSentMails } from './ses/outbox.ts';
import { readSettings } from './settings.ts';

/* `npm run outbox`: the mails that the product has sent, newest last. */

const folder = outboxFolder(readSettings(process.env, process.cwd()).dataFolder);
const sent = await readSentMails(folder);
for (const { file, mail } of sent) {
  const recipients = mail.to?.map(({ address }) => address).join(', ');
  console.log(
    `${'─'.repeat(80)}\n${file}\nTo: ${recipients}\nSubject: ${mail.subject}\nDate: ${mail.date}\n\n${mail.text}`,
  );
}
console.log(sent.length === 0 ? `No mail has been sent (${folder})` : `${sent.length} sent`);
