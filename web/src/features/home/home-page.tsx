import { Compass, Map as MapIcon, Sparkles, UsersRound } from 'lucide-react';
import { lazy, Suspense, useEffect, useRef } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { PRODUCT_TITLE } from '#shared/product.ts';
import { type HomeTab, homeTabOf, paths } from '../../lib/paths.ts';
import { useAuth } from '../../lib/session/auth-context.ts';
import { isBoolean, useTyped } from '../../lib/typed/use-typed.ts';
import { Page } from '../../ui/page/page.tsx';
import { Boundary } from '../../ui/state/boundary.tsx';
import { ErrorState } from '../../ui/state/error-state.tsx';
import { TabPanel, Tabs } from '../../ui/tabs/tabs.tsx';
import { TripGridSkeleton } from '../../ui/trip-card/trip-grid.tsx';
import hidden from '../../ui/visually-hidden.module.css';
import { HomeHeader } from './home-header.tsx';
import styles from './home-page.module.css';
import { PlanTab } from './plan/plan-tab.tsx';
import { useMyTrips } from './use-my-trips.ts';

const MyTripsTab = lazy(async () => ({ default: (await import('./my-trips-tab.tsx')).MyTripsTab }));
const DiscoverTab = lazy(async () => ({ default: (await import('./discover-tab.tsx')).DiscoverTab }));
const FollowingTab = lazy(async () => ({ default: (await import('./following-tab.tsx')).FollowingTab }));
const CreateTripDialog = lazy(async () => ({ default: (await import('./create-trip-dialog.tsx')).CreateTripDialog }));

const TABS = [
  { value: 'plan', label: 'Plan Trip', icon: Sparkles },
  { value: 'trips', label: 'My Trips', icon: MapIcon },
  { value: 'discover', label: 'Discover', icon: Compass },
  { value: 'following', label: 'Following', icon: UsersRound },
] as const;

/** The home dashboard; the chosen tab is in the address. */
export function HomePage() {
  const session = useAuth();
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const [creating, setCreating] = useTyped('new trip open', false, isBoolean);
  const signedIn = session.status === 'signed-in';
  const mine = useMyTrips();
  const loading = session.status === 'loading' || (signedIn && mine.isPending);
  const tab = homeTabOf(search);
  const create = () => setCreating(true);
  // What was looked for on Discover stays until the traveller looks for something else, whatever tab comes between.
  const discovered = useRef<string>(undefined);
  useEffect(() => {
    if (tab === 'discover') discovered.current = `/?${search}`;
  }, [tab, search]);
  const choose = (chosen: HomeTab) => {
    const to = chosen === 'discover' ? discovered.current : undefined;
    navigate(to ?? paths.home(chosen));
  };

  return (
    <Page header={<HomeHeader session={session} loading={loading} onNewTrip={create} />}>
      <h1 className={hidden.visuallyHidden}>{PRODUCT_TITLE}</h1>
      <Tabs label="Home" items={TABS} value={tab} onValueChange={choose}>
        <TabPanel value={tab}>
          <div className={styles.panel}>
            {loading ? (
              <TripGridSkeleton />
            ) : (
              <Boundary
                address={tab}
                fallback={<ErrorState what="this tab" onRetry={() => window.location.reload()} />}
              >
                <Suspense fallback={<TripGridSkeleton />}>
                  {tab === 'plan' && <PlanTab mine={mine} />}
                  {tab === 'trips' && <MyTripsTab mine={mine} onNewTrip={create} />}
                  {tab === 'discover' && <DiscoverTab />}
                  {tab === 'following' && <FollowingTab />}
                </Suspense>
              </Boundary>
            )}
          </div>
        </TabPanel>
      </Tabs>
      {creating && (
        <Suspense fallback={null}>
          <CreateTripDialog open onOpenChange={setCreating} />
        </Suspense>
      )}
    </Page>
  );
}
