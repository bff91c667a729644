import { Link } from 'react-router-dom';
import { paths } from '../../../lib/paths.ts';
import { Badge } from '../../../ui/badge/badge.tsx';
import { BOOKING_KINDS } from '../booking-kind.ts';
import { SERVICE_GROUPS } from './popular-services.ts';
import setup from './setup-tab.module.css';
import { TestForwarding } from './test-forwarding.tsx';
import styles from './test-tab.module.css';
import { useHasTestForwarding } from './use-has-test-forwarding.ts';

/** What can be read, from which services, and what to check when nothing appears. */
export function TestTab() {
  const testForwarding = useHasTestForwarding();
  return (
    <div className={setup.tab}>
      <section aria-labelledby="types-heading">
        <h2 id="types-heading" className={setup.title}>
          Supported booking types
        </h2>
        <ul className={styles.types}>
          {SERVICE_GROUPS.map(({ type, title, reads, services }) => {
            const { icon: Icon, tone } = BOOKING_KINDS[type];
            return (
              <li key={type} className={styles.type}>
                <h3 className={styles.name}>
                  <Icon className={styles.icon} aria-hidden="true" />
                  {title}
                </h3>
                <p className={setup.text}>{reads}</p>
                <h4 className={styles.services}>Popular services</h4>
                <ul className={styles.badges}>
                  {services.map((service) => (
                    <li key={service}>
                      <Badge tone={tone}>{service}</Badge>
                    </li>
                  ))}
                </ul>
              </li>
            );
          })}
        </ul>
        <p className={styles.others}>
          Others work, too: trains, ferries, rental cars, and any hotel or restaurant that says in its email what you
          booked and when.
        </p>
      </section>
      {testForwarding && (
        <section className={setup.card} aria-labelledby="test-heading">
          <h2 id="test-heading" className={setup.title}>
            Test an email
          </h2>
          <p className={setup.text}>Paste one and see at once what is read from it. It goes into your inbox, too.</p>
          <TestForwarding />
        </section>
      )}
      <section aria-labelledby="debug-heading">
        <h2 id="debug-heading" className={setup.title}>
          When something does not show
        </h2>
        <dl className={styles.questions}>
          <div className={styles.question}>
            <dt>The email does not arrive</dt>
            <dd>
              Check that it went to your <Link to={paths.emailForwarding('setup')}>personal address</Link>, letter by
              letter, and that it is not larger than 25 MB. It may take a minute.
            </dd>
          </div>
          <div className={styles.question}>
            <dt>It says Failed</dt>
            <dd>
              The email has no booking in it that could be read; the reason stands beside it. Newsletters and receipts
              end like this, and you can delete them.
            </dd>
          </div>
          <div className={styles.question}>
            <dt>It is a booking all the same</dt>
            <dd>
              Press “Open in the parser” beside it: its text is filled in, and you correct what is read. Or{' '}
              <Link to={paths.emailParser()}>paste it yourself</Link>.
            </dd>
          </div>
          <div className={styles.question}>
            <dt>The same email came twice</dt>
            <dd>
              It shows once. A mail about a booking that is in a trip already says so, and changes or cancels it there.
            </dd>
          </div>
        </dl>
      </section>
    </div>
  );
}
