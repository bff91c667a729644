import { Map as MapIcon, ShieldCheck, UserRoundCheck, UsersRound } from 'lucide-react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { paths, profileTabOf } from '../../lib/paths.ts';
import { TabPanel, Tabs } from '../../ui/tabs/tabs.tsx';
import { Followers } from './followers.tsx';
import { Following } from './following.tsx';
import styles from './profile-tabs.module.css';
import { ProfileTrips } from './profile-trips.tsx';
import { SecurityPanel } from './security/security-panel.tsx';

const TABS = [
  { value: 'trips', label: 'My Trips', icon: MapIcon },
  { value: 'followers', label: 'Followers', icon: UsersRound },
  { value: 'following', label: 'Following', icon: UserRoundCheck },
  { value: 'security', label: 'Security', icon: ShieldCheck },
] as const;

/** The traveller's own trips, followers, follows, and how the account is secured; the selected tab is in the URL. */
export function ProfileTabs() {
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const tab = profileTabOf(search);
  return (
    <div className={styles.tabs}>
      <Tabs label="Profile" items={TABS} value={tab} onValueChange={(chosen) => navigate(paths.profile(chosen))}>
        <TabPanel value={tab}>
          <div className={styles.panel}>
            {tab === 'trips' && <ProfileTrips />}
            {tab === 'followers' && <Followers />}
            {tab === 'following' && <Following />}
            {tab === 'security' && <SecurityPanel />}
          </div>
        </TabPanel>
      </Tabs>
    </div>
  );
}
