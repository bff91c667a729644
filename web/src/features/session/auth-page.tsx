import { useState } from 'react';
import { Navigate, useSearchParams } from 'react-router-dom';
import { paths, safeNext } from '../../lib/paths.ts';
import { useAuth } from '../../lib/session/auth-context.ts';
import { TabPanel, Tabs } from '../../ui/tabs/tabs.tsx';
import styles from './session-form.module.css';
import { SessionFrame } from './session-frame.tsx';
import { SignInForm } from './sign-in-form.tsx';
import { SignUpForm } from './sign-up-form.tsx';

const TABS = [
  { value: 'sign-in', label: 'Sign In' },
  { value: 'sign-up', label: 'Sign Up' },
] as const;
type Tab = (typeof TABS)[number]['value'];

/** Sign in or sign up; a signed-in traveller is sent to `next`, or home. */
export function AuthPage() {
  const session = useAuth();
  const [search] = useSearchParams();
  const [tab, setTab] = useState<Tab>('sign-in');
  if (session.status === 'signed-in') return <Navigate to={safeNext(search.get('next')) ?? paths.home()} replace />;
  return (
    <SessionFrame
      title={tab === 'sign-in' ? 'Sign In' : 'Sign Up'}
      heading={tab === 'sign-in' ? 'Good to see you again' : 'Begin your travel journal'}
    >
      <Tabs label="Sign in or sign up" items={TABS} value={tab} onValueChange={setTab} look="segment">
        <TabPanel value="sign-in">
          <div className={styles.form}>
            <SignInForm />
          </div>
        </TabPanel>
        <TabPanel value="sign-up">
          <div className={styles.form}>
            <SignUpForm />
          </div>
        </TabPanel>
      </Tabs>
    </SessionFrame>
  );
}
