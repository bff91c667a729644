import { Compass, Map as MapIcon, Sparkles, UsersRound } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { PRODUCT_TITLE } from '#shared/product.ts';
import { useFetchAhead } from '../../lib/lazy/use-fetch-ahead.ts';
import { type HomeTab, homeTabOf, paths } from '../../lib/paths.ts';
import { useAuth } from '../../lib/session/auth-context.ts';
import { isBoolean, useTyped } from '../../lib/typed/use-typed.ts';
import { lazyPanel } from '../../ui/lazy/lazy-panel.tsx';
import { lazyWindow } from '../../ui/lazy/lazy-window.tsx';
import { Page } from '../../ui/page/page.tsx';
import { TabPanel, Tabs } from '../../ui/tabs/tabs.tsx';
import { TripGridSkeleton } from '../../ui/trip-card/trip-grid.tsx';
import hidden from '../../ui/visually-hidden.module.css';
import { HomeHeader } from './home-header.tsx';
import styles from './home-page.module.css';
import { Planner, PlanTab, SignInToPlan } from './plan/plan-tab.tsx';
import { useMyTrips } from './use-my-trips.ts';

const TAB = { what: 'this tab', loading: <TripGridSkeleton /> };
const MyTripsTab = lazyPanel(async () => (await import('./my-trips-tab.tsx')).MyTripsTab, TAB);
const DiscoverTab = lazyPanel(async () => (await import('./discover-tab.tsx')).DiscoverTab, TAB);
const FollowingTab = lazyPanel(async () => (await import('./following-tab.tsx')).FollowingTab, TAB);
const CreateTripDialog = lazyWindow(async () => (await import('./create-trip-dialog.tsx')).CreateTripDialog);
const VISITORS_AHEAD = [SignInToPlan, MyTripsTab, DiscoverTab, FollowingTab].map(({ part }) => part);
const TRAVELLERS_AHEAD = [Planner, CreateTripDialog, MyTripsTab, DiscoverTab, FollowingTab].map(({ part }) => part);

const TABS = [
  { value: 'plan', label: 'Plan Trip', icon: Sparkles },
  { value: 'trips', label: 'My Trips', icon: MapIcon },
  { value: 'discover', label: 'Discover', icon: Compass },
  { value: 'following', label: 'Following', icon: UsersRound },
] as const;

/** The home dashboard; the selected tab is in the URL. */
export function HomePage() {
  const session = useAuth();
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const [creating, setCreating] = useTyped('new trip open', false, isBoolean);
  const signedIn = session.status === 'signed-in';
  const mine = useMyTrips();
  useFetchAhead(signedIn ? TRAVELLERS_AHEAD : VISITORS_AHEAD);
  const loading = session.status === 'loading' || (signedIn && mine.isPending);
  const tab = homeTabOf(search);
  const create = () => setCreating(true);
  // The search on Discover is kept when switching tabs.
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
              <>
                {tab === 'plan' && <PlanTab mine={mine} />}
                {tab === 'trips' && <MyTripsTab mine={mine} onNewTrip={create} />}
                {tab === 'discover' && <DiscoverTab />}
                {tab === 'following' && <FollowingTab />}
              </>
            )}
          </div>
        </TabPanel>
      </Tabs>
      {creating && <CreateTripDialog onClose={() => setCreating(false)} />}
    </Page>
  );
}
