import { useAuth } from '../../../lib/session/auth-context.ts';
import { lazyPanel } from '../../../ui/lazy/lazy-panel.tsx';
import type { MyTripsQuery } from '../use-my-trips.ts';
import { PlannerSkeleton, WelcomeSkeleton } from './planner-skeleton.tsx';

export const SignInToPlan = lazyPanel(async () => (await import('./welcome/sign-in-to-plan.tsx')).SignInToPlan, {
  what: 'this tab',
  loading: <WelcomeSkeleton />,
});
export const Planner = lazyPanel(async () => (await import('./planner.tsx')).Planner, {
  what: 'the planner',
  loading: <PlannerSkeleton />,
});

/** The planner's chat, or for a visitor the welcome page. */
export function PlanTab({ mine }: { readonly mine: MyTripsQuery }) {
  const session = useAuth();
  return session.status === 'signed-in' ? <Planner user={session.user} mine={mine} /> : <SignInToPlan />;
}
