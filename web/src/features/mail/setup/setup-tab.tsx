import { EmailAddress } from '../../../ui/email-address/email-address.tsx';
import { ForwardingGuides } from './forwarding-guides.tsx';
import { SetupSteps } from './setup-steps.tsx';
import styles from './setup-tab.module.css';
import { TestForwarding } from './test-forwarding.tsx';
import { useHasTestForwarding } from './use-has-test-forwarding.ts';

/** The personal address, how to use it, and how to set up each mail program. */
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
        <SetupSteps />
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
