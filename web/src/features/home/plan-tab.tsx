import { Compass, MailPlus, NotebookPen } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { paths } from '../../lib/paths.ts';
import { useAuth } from '../../lib/session/auth-context.ts';
import { Door } from './door.tsx';
import styles from './plan-tab.module.css';
import { SignInToPlan } from './sign-in-to-plan.tsx';
import type { MyTripsQuery } from './use-my-trips.ts';

const ComingUp = lazy(async () => ({ default: (await import('./coming-up.tsx')).ComingUp }));

interface PlanTabProps {
  readonly mine: MyTripsQuery;
  readonly onNewTrip: () => void;
}

/** Where a trip begins. */
export function PlanTab({ mine, onNewTrip }: PlanTabProps) {
  const session = useAuth();
  if (session.status !== 'signed-in') return <SignInToPlan />;
  return (
    <div className={styles.plan}>
      <section aria-labelledby="plan-heading">
        <h2 id="plan-heading" className={styles.title}>
          Where to next, {session.user.firstName}?
        </h2>
        <p className={styles.text}>Three ways to begin. The days, times and places can all be changed afterwards.</p>
        <div className={styles.doors}>
          <Door
            scene={{ seed: 'post-boat', title: 'Bridge over the river in Lisbon', startDate: '2027-05-01' }}
            icon={MailPlus}
            title="Paste a booking email"
            text="Flights, hotels and tables become days with times and places."
            to={paths.emailParser()}
          />
          <Door
            scene={{ seed: 'empty-page', title: 'Dolomites', startDate: '2027-07-01' }}
            icon={NotebookPen}
            title="Start empty"
            text="A title and two dates are enough. Fill in the days as you go."
            onPress={onNewTrip}
          />
          <Door
            scene={{ seed: 'others', title: 'Kyoto', startDate: '2026-11-01' }}
            icon={Compass}
            title="Discover public trips"
            text="See how others spent their days, and borrow the best of them."
            to={paths.home('discover')}
          />
        </div>
      </section>
      <Suspense fallback={null}>
        <ComingUp mine={mine} />
      </Suspense>
    </div>
  );
}
