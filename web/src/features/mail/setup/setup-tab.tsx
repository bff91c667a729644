import { Link } from 'react-router-dom';
import { paths } from '../../../lib/paths.ts';
import { EmailAddress } from '../email-address.tsx';
import { ForwardingGuides } from './forwarding-guides.tsx';
import styles from './setup-tab.module.css';
import { TestForwarding } from './test-forwarding.tsx';
import { useHasTestForwarding } from './use-has-test-forwarding.ts';

/** The personal address, how it is used, and how each mail program is set up. */
export function SetupTab() {
  const testForwarding = useHasTestForwarding();
  return (
    <div className={styles.tab}>
      <section className={styles.card} aria-labelledby="address-heading">
        <h2 id="address-heading" className={styles.title}>
          Your personal address
        </h2>
        <p className={styles.text}>
          It is yours alone. Whatever you forward to it is read for bookings and nothing else.
        </p>
        <EmailAddress />
      </section>
      <section aria-labelledby="steps-heading">
        <h2 id="steps-heading" className={styles.title}>
          How it works
        </h2>
        <ol className={styles.steps}>
          <li className={styles.step}>
            <h3>Copy your address</h3>
            <p>Keep it in your contacts as “My trips”, so that you find it quickly.</p>
          </li>
          <li className={styles.step}>
            <h3>Forward a booking email to it</h3>
            <p>Flights, hotels, tables, tours, trains and cars: as they came, with nothing added.</p>
          </li>
          <li className={styles.step}>
            <h3>Review it in the inbox and press Process</h3>
            <p>
              It shows in your <Link to={paths.emailForwarding()}>inbox</Link> a few seconds later. Choose a trip, and
              its days fill up.
            </p>
          </li>
        </ol>
      </section>
      <ForwardingGuides />
      {testForwarding && (
        <section className={styles.card} aria-labelledby="try-heading">
          <h2 id="try-heading" className={styles.title}>
            Try it first
          </h2>
          <p className={styles.text}>Paste an email and see what would be read from it, as if you had forwarded it.</p>
          <TestForwarding />
        </section>
      )}
    </div>
  );
}
