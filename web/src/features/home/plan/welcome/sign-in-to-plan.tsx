import { paths } from '../../../../lib/paths.ts';
import { ButtonLink } from '../../../../ui/button/button.tsx';
import { DrawnScene } from '../../../../ui/cover/drawn-scene.tsx';
import { FromMailToDay } from './from-mail-to-day.tsx';
import styles from './sign-in-to-plan.module.css';

/** What a visitor sees first: what the product is, and how to sign in. */
export function SignInToPlan() {
  return (
    <div className={styles.welcome}>
      <section className={styles.hero} aria-labelledby="welcome">
        <DrawnScene className={styles.art} seed="departure" title="Santorini" startDate="2026-06-20" />
        <div className={styles.words}>
          <h2 id="welcome" className={styles.title}>
            Your trips, day by day
          </h2>
          <p className={styles.text}>
            Forward a booking email and it becomes a day with times and places. Add the walks, the tables and the
            photos, and keep the whole journey in one timeline.
          </p>
          <div className={styles.actions}>
            <ButtonLink variant="primary" to={paths.auth()}>
              Sign In to Plan
            </ButtonLink>
            <ButtonLink variant="quiet" to={paths.home('discover')}>
              See where others went
            </ButtonLink>
          </div>
        </div>
      </section>
      <FromMailToDay />
    </div>
  );
}
