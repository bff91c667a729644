import { PlaceArt } from '../../../ui/cover/place-art.tsx';
import { EmailAddress } from '../../../ui/email-address/email-address.tsx';
import { EmptyState } from '../../../ui/state/empty-state.tsx';
import { LiveLine } from '../live-line.tsx';
import styles from './inbox-empty.module.css';

/** No mail yet: the address to send the first one to. */
export function InboxEmpty() {
  return (
    <div className={styles.empty}>
      <EmptyState
        title="No emails yet"
        text="Forward a booking confirmation to your personal address. It shows here a few seconds later."
        art={<PlaceArt name="Harbour in Lisbon" />}
        action={<EmailAddress />}
        level={3}
      />
      <LiveLine>Waiting for your first mail...</LiveLine>
    </div>
  );
}
