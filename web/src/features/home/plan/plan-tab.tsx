import { lazy, Suspense } from 'react';
import { useAuth } from '../../../lib/session/auth-context.ts';
import type { MyTripsQuery } from '../use-my-trips.ts';
import { PlannerSkeleton } from './planner-skeleton.tsx';

const SignInToPlan = lazy(async () => ({ default: (await import('./welcome/sign-in-to-plan.tsx')).SignInToPlan }));
const Planner = lazy(async () => ({ default: (await import('./planner.tsx')).Planner }));

/** Where a trip begins: in a chat with the planner, or for a visitor with the way in. */
export function PlanTab({ mine }: { readonly mine: MyTripsQuery }) {
  const session = useAuth();
  if (session.status !== 'signed-in') {
    return (
      <Suspense fallback={null}>
        <SignInToPlan />
      </Suspense>
    );
  }
  return (
    <Suspense fallback={<PlannerSkeleton />}>
      <Planner user={session.user} mine={mine} />
    </Suspense>
  );
}
