import { CalendarDays, Download, Trash2 } from 'lucide-react';
import { useId, useState } from 'react';
import { useFetchAhead } from '../../../lib/lazy/use-fetch-ahead.ts';
import { Button } from '../../../ui/button/button.tsx';
import { lazyWindow } from '../../../ui/lazy/lazy-window.tsx';
import styles from './account.module.css';
import { fileSize } from './file-size.ts';
import { useDownloadAccount } from './use-download-account.ts';

const DeleteAccountDialog = lazyWindow(async () => (await import('./delete-account-dialog.tsx')).DeleteAccountDialog);
const CalendarWindow = lazyWindow(
  async () => (await import('../../../ui/calendar-window/calendar-window.tsx')).CalendarWindow,
);
const AHEAD = [DeleteAccountDialog.part, CalendarWindow.part];

/** The account: calendar, export and deletion. */
export function AccountSection() {
  const titleId = useId();
  useFetchAhead(AHEAD);
  const download = useDownloadAccount();
  const [deleting, setDeleting] = useState(false);
  const [subscribing, setSubscribing] = useState(false);
  return (
    <section className={styles.section} aria-labelledby={titleId}>
      <div>
        <h2 id={titleId} className={styles.title}>
          Your data
        </h2>
        <p className={styles.text}>
          Read your trips in your own calendar, take your profile, trips, photos and mails along as a ZIP file, or
          delete the account for good.
        </p>
      </div>
      <div className={styles.actions}>
        <Button icon={CalendarDays} onClick={() => setSubscribing(true)}>
          Calendar
        </Button>
        <Button
          icon={Download}
          pending={download.isPending}
          pendingLabel="Preparing..."
          onClick={() => download.mutate()}
        >
          Download my data
        </Button>
        <Button variant="quiet" icon={Trash2} onClick={() => setDeleting(true)}>
          Delete account
        </Button>
      </div>
      {download.isSuccess && (
        <ul className={styles.files} role="status">
          {download.data.files.map(({ name, url, bytes }) => (
            <li key={name}>
              <a href={url} download={name}>
                {name} ({fileSize(bytes)})
              </a>
            </li>
          ))}
        </ul>
      )}
      {subscribing && <CalendarWindow onClose={() => setSubscribing(false)} />}
      {deleting && <DeleteAccountDialog onClose={() => setDeleting(false)} />}
    </section>
  );
}
