import type { ReactNode } from 'react';
import tints from '../../../../ui/category-tint.module.css';
import { classNames } from '../../../../ui/class-names.ts';
import styles from './from-mail-to-day.module.css';

/** What a forwarded booking becomes, as an example. */
export function FromMailToDay() {
  return (
    <section aria-labelledby="from-mail-to-day">
      <h2 id="from-mail-to-day" className={styles.title}>
        From a booking mail to a day
      </h2>
      <div className={styles.example}>
        <figure className={styles.side}>
          <ExampleMail />
          <figcaption>You forward the mail, as it came.</figcaption>
        </figure>
        <span className={styles.arrow} aria-hidden="true">
          →
        </span>
        <figure className={styles.side}>
          <ExampleDay />
          <figcaption>The day is there, with the local times and the booking number.</figcaption>
        </figure>
      </div>
      <ul className={styles.promises}>
        <Promised title="Read, not guessed">
          Each value shows the words of the mail that it was read from. What the mail does not say stays empty.
        </Promised>
        <Promised title="Nothing without you">
          Bookings wait in your inbox until you press Process. A later change or cancellation is shown before it counts.
        </Promised>
        <Promised title="Or begin with a wish">
          Ask for a week of sun in February. The planner answers with days, places and costs, and a press makes it a
          trip.
        </Promised>
      </ul>
    </section>
  );
}

function ExampleMail() {
  return (
    <div className={styles.mail}>
      <p className={styles.fact}>tickets@nordvind.example</p>
      <p className={styles.subject}>Your booking is confirmed</p>
      <p>
        Thank you, Marta. Flight <mark>NV 412</mark> from <mark>Zurich (ZRH)</mark> to <mark>Lisbon (LIS)</mark> on{' '}
        <mark>Friday, May 14, 2027</mark>.
      </p>
      <p>
        Departure <mark>9:40 a.m.</mark>
        <br />
        Arrival <mark>11:35 a.m.</mark>
        <br />
        Booking reference <mark>K7P2QX</mark>
      </p>
      <p>
        Fare €142.00, taxes €36.50
        <br />
        Total paid <mark>€178.50</mark>
      </p>
    </div>
  );
}

function ExampleDay() {
  return (
    <div className={styles.day}>
      <p className={styles.eyebrow}>Day 1 · Friday</p>
      <p className={styles.dayTitle}>Off to Lisbon</p>
      <ol className={styles.line}>
        <Row time="09:40" emoji="✈️" tint={tints.transport}>
          <p className={styles.what}>NV 412</p>
          <p className={styles.strip}>
            <span className={styles.end}>
              <b>ZRH</b> 09:40
            </span>
            <span aria-hidden="true">→</span>
            <span className={styles.end}>
              <b>LIS</b> 11:35
            </span>
          </p>
          <p className={styles.fact}>K7P2QX · €178.50</p>
        </Row>
        <Row time="15:00" emoji="🏨" tint={tints.accommodation}>
          <p className={styles.what}>Casa do Miradouro</p>
          <p className={styles.fact}>3 nights, until Monday</p>
        </Row>
        <Row time="19:30" emoji="🍽️" tint={tints.food}>
          <p className={styles.what}>Dinner at Tasca do Rio</p>
          <p className={styles.fact}>Table for two</p>
        </Row>
      </ol>
    </div>
  );
}

interface RowProps {
  readonly time: string;
  readonly emoji: string;
  readonly tint: string | undefined;
  readonly children: ReactNode;
}

function Row({ time, emoji, tint, children }: RowProps) {
  return (
    <li className={styles.row}>
      <time dateTime={time} className={styles.time}>
        {time}
      </time>
      <span className={classNames(styles.node, tint)} aria-hidden="true">
        {emoji}
      </span>
      <div className={styles.card}>{children}</div>
    </li>
  );
}

function Promised({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <li>
      <h3 className={styles.promise}>{title}</h3>
      <p className={styles.fact}>{children}</p>
    </li>
  );
}
